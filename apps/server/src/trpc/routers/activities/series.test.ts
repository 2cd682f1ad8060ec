import { closedAfterAll } from '@dehesa/testing';
import { categories } from '@dehesa/db/schema';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test-app.test-support';

function activity(change: object = {}) {
  return {
    texts: { es: { title: 'Buitres', description: '<p>Salida</p>' }, pt: { title: '', description: '' } },
    companyId,
    territoryId: 1,
    categoryId,
    date: '2026-06-20',
    startTime: '09:00',
    municipality: 'Serradilla',
    capacity: 10,
    ...change,
  };
}

const cookies = (token: string | undefined) => (token === undefined ? {} : { cookies: { dehesa_session: token } });

async function query(procedure: string, input: unknown, token?: string) {
  const search = `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const response = await test.app.inject({ url: `/trpc/${procedure}${search}`, ...cookies(token) });
  return { status: response.statusCode, body: response.json() };
}

async function mutate(procedure: string, input: unknown, token?: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ json: input }),
    ...cookies(token),
  });
  return { status: response.statusCode, body: response.json() };
}

const dataOf = (body: { result?: { data?: { json?: unknown } } }) => body.result?.data?.json as { id: number };
const refusalOf = (body: { error?: { json?: { data?: { domain?: unknown } } } }) => body.error?.json?.data?.domain;
const rule = { kind: 'weekly', weekdays: [6], end: { kind: 'times', times: 2 } };

const test = await closedAfterAll(createTestApp({ clock: { now: () => new Date('2026-05-01T10:00:00Z') } }));
const { id: companyId } = await test.signInAs({ role: 2, companyName: 'Encina Rutas' });
const admin: string = (await test.signInAs({ role: 1, firstName: 'Elena', lastName: 'Rubio' })).token;
const foreign: string = (await test.signInAs({ role: 2, territoryId: 2 })).token;
const member: string = (await test.signInAs({ role: 3 })).token;
const [category] = await test.deps.db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();
const categoryId = category?.id ?? 0;
const created = await mutate('activities.create', activity(), admin);
const id = dataOf(created.body).id;

describe('who may (B21, B22)', () => {
  const calls = [
    ['activities.series.read', query, {}],
    ['activities.series.preview', query, { rule }],
    ['activities.series.repeat', mutate, { rule }],
    ['activities.changes', query, { sinceVersion: 1 }],
  ] as const;

  it.each(calls)('%s: signed out 401, without the right 403, out of reach 404', async (procedure, call, input) => {
    expect((await call(procedure, { id, ...input })).status).toBe(401);
    expect((await call(procedure, { id, ...input }, member)).status).toBe(403);
    const missing = await call(procedure, { id, ...input }, foreign);
    expect([missing.status, refusalOf(missing.body)]).toEqual([404, { code: 'record.notFound' }]);
  });

  it.each(calls)('%s: what is no input is refused, never a fault', async (procedure, call, input) => {
    const wrong = [
      { ...input },
      { ...input, id: 'x' },
      { ...input, id: 99_999_999_999 },
      { id, rule: { ...rule, weekdays: [8] } },
      { id, rule: { ...rule, end: { kind: 'times', times: 1e9 } } },
      { id, rule: { kind: 'dates', dates: ['2026-02-30'] } },
      { id, rule: null, sinceVersion: 'x' },
    ];
    for (const each of wrong.slice(0, procedure.endsWith('read') ? 3 : undefined)) {
      expect((await call(procedure, each, admin)).status).toBe(400);
    }
  });
});

it('previews, repeats and reads a series; the dates are those of Madrid', async () => {
  const preview = await query('activities.series.preview', { id, rule }, admin);
  expect(dataOf(preview.body)).toMatchObject([
    { date: '2026-06-27', startTime: '09:00', past: false, inSeries: false },
    { date: '2026-07-04', inSeries: false },
  ]);
  expect((await mutate('activities.series.repeat', { id, rule, except: ['2026-07-04'] }, admin)).status).toBe(200);
  const read = await query('activities.series.read', { id }, admin);
  expect(dataOf(read.body)).toMatchObject({
    rules: [{ ...rule, every: 1 }],
    members: [{ id, date: '2026-06-20' }, { date: '2026-06-27' }],
  });
  const empty = await mutate('activities.series.repeat', { id, rule: { kind: 'dates', dates: ['2026-06-27'] } }, admin);
  expect([empty.status, refusalOf(empty.body)]).toEqual([400, { code: 'activities.seriesEmpty' }]);
});

it('refuses a stale version and tells who changed what', async () => {
  const edit = (change: object, version: number) =>
    mutate('activities.edit', { ...activity(change), id, version }, admin);
  expect((await edit({ capacity: 12 }, 1)).status).toBe(200);
  const stale = await edit({ capacity: 14 }, 1);
  expect([stale.status, refusalOf(stale.body)]).toEqual([409, { code: 'activities.changedMeanwhile' }]);
  const changes = await query('activities.changes', { id, sinceVersion: 1 }, admin);
  expect(dataOf(changes.body)).toMatchObject([{ version: 2, by: 'Elena Rubio', mine: true, fields: ['capacity'] }]);
});

it('a documented call that sends some fields records these and no others (B29)', async () => {
  const created = await mutate('activities.create', activity(), admin);
  const own = dataOf(created.body).id;
  const { token } = await test.signInAs({ role: 1 });
  const answer = await test.call('/act-editar-actividad', {
    token,
    id: own,
    aforo: '30',
    data_pt: { titulo: 'Grifos' },
  });
  expect(answer.body).toMatchObject({ error: false });
  await test.call('/act-cerrar-abrir-actividad', { token, id: own });
  await test.call('/act-borrar-actividad', { token, id: own });
  const changes = await query('activities.changes', { id: own, sinceVersion: 1 }, admin);
  expect(dataOf(changes.body)).toMatchObject([
    { version: 2, mine: false, fields: ['capacity', 'texts.pt.title'] },
    { version: 3, fields: ['registrationsClosed'] },
    { version: 4, fields: ['hidden'] },
  ]);
});
