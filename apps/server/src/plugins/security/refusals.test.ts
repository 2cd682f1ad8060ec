import { rmSync } from 'node:fs';
import { auditLog } from '@dehesa/db/schema';
import { closedAfterAll, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AppDeps } from '../../app-deps';
import { writeFakeWeb } from '../../public-pages/fake-web.test-support';
import { createTestApp } from '../../test-app.test-support';

const test = await closedAfterAll(createTestApp());
const { token, id: userId } = await test.signInAs({ role: 2, companyName: 'Rutas del Tajo' });
const { reservationId } = await insertSampleReservation(test.deps.db);

beforeEach(() => emptyTables(test.deps.db, 'audit_log'));

const refusals = () =>
  test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'access.refuse')).orderBy(asc(auditLog.id));
/** The lines once there are as many; they are written beside the answer. */
async function written(lines: number): Promise<void> {
  await expect.poll(refusals, { timeout: 5_000 }).toHaveLength(lines);
}

const procedure = (path: string, input: unknown) =>
  test.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload: { json: input },
    cookies: { dehesa_session: token },
    remoteAddress: '192.0.2.77',
  });

it.each([
  [
    'a procedure',
    () => procedure('config.personalData.erase', { email: 'a@b.es', identity: '', people: [] }),
    'config.personalData.erase',
  ],
  [
    'a documented call',
    () => test.app.inject({ method: 'POST', url: '/api/logs-db', payload: { token }, remoteAddress: '192.0.2.77' }),
    '/api/logs-db',
  ],
  [
    'a download',
    () =>
      test.app.inject({
        url: '/api/exports/base-de-datos.sql',
        cookies: { dehesa_session: token },
        remoteAddress: '192.0.2.77',
      }),
    '/api/exports/base-de-datos.sql',
  ],
])('a right that %s refuses is in the audit log with its caller', async (_name, call, name) => {
  expect((await call()).statusCode).toBe(403);
  await written(1);
  const [line] = await refusals();
  expect(line).toMatchObject({
    entity: 'access',
    actorId: userId,
    actorRole: 2,
    details: { count: 1, call: name, reason: 'forbidden' },
  });
  expect(JSON.stringify(line)).not.toContain('192.0.2.77');
});

it('so is a record of somebody else, which answers as a missing one (B22)', async () => {
  const foreign = await procedure('reservations.confirm', { id: reservationId, notify: false });
  const missing = await procedure('reservations.confirm', { id: 999_999, notify: false });
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
  const refusalIn = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
  expect(refusalIn(foreign.body)).toBe(refusalIn(missing.body));
  await written(1);
  expect((await refusals())[0]).toMatchObject({
    actorId: userId,
    details: { call: 'reservations.confirm', reason: 'outOfReach' },
  });
});

describe('what goes round a limit', () => {
  /** An app of its own, closed by whoever asks for its lines: what was counted is written then. */
  async function linesAfter(overrides: Partial<AppDeps>, act: (app: FastifyInstance) => Promise<unknown>) {
    const own = await createTestApp(overrides);
    await act(own.app);
    await own.app.close();
    const lines = await own.deps.db.select().from(auditLog).where(eq(auditLog.action, 'access.refuse'));
    await own.close();
    return lines;
  }
  const statusesOf = async (calls: number, call: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let time = 0; time < calls; time += 1) statuses.push((await call()).statusCode);
    return [...new Set(statuses)];
  };

  it('is there as soon as a limit is reached, with how often', async () => {
    const lines = await linesAfter({ rateLimit: 3 }, async (app) => {
      expect(await statusesOf(5, () => app.inject({ url: '/trpc/config.public' }))).toEqual([200, 429]);
    });
    expect(lines.map(({ actorId, details }) => [actorId, details['reason'], details['count']])).toEqual([
      [null, 'limited', 1],
      [null, 'limited', 1],
    ]);
  });

  it('is there for a change with our cookie from another site', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/trpc/activities.hide',
      payload: { json: { id: 1 } },
      cookies: { dehesa_session: token },
      headers: { origin: 'https://sitio.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    await written(1);
    expect((await refusals())[0]).toMatchObject({
      details: { call: 'activities.hide', reason: 'foreignOrigin' },
    });
  });

  it.each([5, 6])('of %i wrong links is there if people do not make so many', async (links) => {
    const webDir = writeFakeWeb();
    const lines = await linesAfter({ webDir }, async (app) => {
      expect(await statusesOf(links, () => app.inject({ url: '/cancelacion/no-es-de-nadie' }))).toEqual([302]);
    });
    rmSync(webDir, { recursive: true });
    expect(lines.map(({ details }) => [details['call'], details['reason'], details['count']])).toEqual(
      links > 5 ? [['/cancelacion/:data', 'wrongLink', links]] : [],
    );
  });

  it('is there for inputs that no screen sends, once they are many', async () => {
    const wrong = { method: 'POST', url: '/trpc/public.activity', payload: { json: { slug: 7 } } } as const;
    const lines = await linesAfter({}, async (app) => {
      expect(await statusesOf(21, () => app.inject(wrong))).toEqual([400]);
    });
    expect(lines).toMatchObject([{ details: { call: 'public.activity', reason: 'invalid', count: 21 } }]);
  });
});

it('a call without a session and a page that is not there are no refused rights', async () => {
  expect((await test.app.inject({ method: 'POST', url: '/logs-db', payload: {} })).statusCode).toBe(401);
  expect((await test.app.inject({ url: '/no-hay-nada' })).statusCode).toBe(404);
  // The first of its call, written after whatever those might have left.
  expect((await test.app.inject({ method: 'POST', url: '/logs-db', payload: { token } })).statusCode).toBe(403);
  await written(1);
  expect((await refusals())[0]).toMatchObject({ actorId: userId });
});
