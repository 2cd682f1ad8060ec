import { rmSync } from 'node:fs';
import { reservations } from '@dehesa/db/schema';
import { SuspendOutingInput } from '@dehesa/domain/outings';
import { suspendOuting } from '@dehesa/services/outings';
import { insertSampleUser } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { writeFakeWeb } from '../fake-web.test-support';
import type { RenderRequest } from '../page';
import { bookingBody, createPublicWorld } from '../public-world.test-support';

let now = new Date('2026-05-01T10:00:00Z');
const webDir = writeFakeWeb();
const world = await createPublicWorld(() => now, { webDir });
const userId = await insertSampleUser(world.deps.db, { role: 1, email: 'suspende@example.org' });

afterAll(async () => {
  await world.close();
  rmSync(webDir, { recursive: true });
});

let booked = 0;
let address = 10;

/** A reservation of an outing that was suspended, with the path of the link that was queued for its booker. */
async function moved(places = 5) {
  booked += 1;
  const { id: activityId } = await world.publish({ territoryId: 2 });
  const { id: other } = await world.publish({ territoryId: 2, date: '2026-12-19', capacity: places });
  const { id: third } = await world.publish({ territoryId: 2, date: '2026-12-20', capacity: 1 });
  await world.call(
    '/act-reservar',
    bookingBody(activityId, { email: `carmen${booked}@example.org`, dni: `${String(20_000_000 + booked)}Z` }),
  );
  const [row] = await world.deps.db.select().from(reservations).where(eq(reservations.activityId, activityId));
  const id = row?.id ?? 0;
  const staff = serviceContext(world.deps, { userId, role: 1, territoryId: null });
  const words = { es: 'Volveremos pronto.', pt: 'Voltaremos em breve.' };
  await suspendOuting(
    staff,
    SuspendOutingInput.parse({ activityId, reason: 'fire', words, dates: [other, third], key: `k${booked}` }),
  );
  const [message] = await world.deps.db.execute<{ link: string }>(sql`
    select fields->>'suspension.enlace' as link from messages
    where reservation_id = ${id} and slug = 'actividad-otra-fecha'`);
  const path = (message?.link ?? '').slice(world.deps.installation.publicUrl.length);
  return { id, activityId, other, third, path };
}

const get = (url: string) =>
  world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' }, remoteAddress: '192.0.2.10' });

/** What a form sends, from an address of its own. */
const post = (url: string, fields: Record<string, string>) => {
  address += 1;
  return world.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    remoteAddress: `192.0.2.${address}`,
  });
};

const pageOf = (body: string) => (JSON.parse(body) as RenderRequest).page;
const stored = async (id: number) => {
  const [row] = await world.deps.db.select().from(reservations).where(eq(reservations.id, id));
  return [row?.status, row?.activityId];
};

describe('/otra-fecha/{data}', () => {
  it('changes nothing by being opened, and is for nobody but its reader', async () => {
    const { id, activityId, other, third, path } = await moved();
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const page = pageOf(response.body);
    expect(page).toMatchObject({
      kind: 'otherDate',
      language: 'es',
      problem: null,
      move: {
        state: 'open',
        people: 1,
        reason: 'por riesgo de incendio',
        words: 'Volveremos pronto.',
        choices: [
          { activityId: other, held: true },
          { activityId: third, held: false, free: 1 },
        ],
      },
    });
    expect(response.body).toContain('hora portuguesa');
    expect(response.body).not.toMatch(/carmen\d|Iglesias|600000000|2000\d+Z/);
    expect(await stored(id)).toEqual([1, activityId]);
    expect(pageOf((await get(path.replace('lang=es', 'lang=pt'))).body)).toMatchObject({
      move: { reason: 'devido ao risco de incêndio', words: 'Voltaremos em breve.' },
    });
  });

  it('yes: the same answer again is answered alike', async () => {
    const { id, other, path } = await moved();
    for (let round = 0; round < 2; round += 1) {
      const response = await post(path, { respuesta: 'aceptar' });
      expect([response.statusCode, response.headers.location]).toEqual([303, path]);
    }
    expect(await stored(id)).toEqual([1, other]);
    expect(pageOf((await get(path)).body)).toMatchObject({ move: { state: 'accepted', date: '2026-12-19' } });
  });

  it('another date, and what cannot be had any more is explained', async () => {
    const first = await moved();
    expect((await post(first.path, { respuesta: 'cambiar', fecha: String(first.third) })).statusCode).toBe(303);
    expect(await stored(first.id)).toEqual([1, first.third]);
    const late = await moved();
    await world.deps.db.execute(sql`update shift_places set held = 1 where activity_id = ${late.third}`);
    const full = await post(late.path, { respuesta: 'cambiar', fecha: String(late.third) });
    expect([full.statusCode, pageOf(full.body)]).toMatchObject([409, { problem: 'full', move: { state: 'open' } }]);
    const foreign = await post(late.path, { respuesta: 'cambiar', fecha: String(first.other) });
    expect([foreign.statusCode, pageOf(foreign.body)]).toMatchObject([409, { problem: 'unavailable' }]);
    await world.deps.db.execute(sql`update shift_places set held = 0 where activity_id = ${late.third}`);
  });

  it('no, and too late', async () => {
    const { id, activityId, path } = await moved();
    expect((await post(path, { respuesta: 'cancelar' })).statusCode).toBe(303);
    expect(await stored(id)).toEqual([4, activityId]);
    expect(pageOf((await get(path)).body)).toMatchObject({ move: { state: 'declined', choices: [] } });
    const silent = await moved();
    now = new Date(now.getTime() + 8 * 24 * 3_600_000);
    expect((await post(silent.path, { respuesta: 'aceptar' })).statusCode).toBe(303);
    expect(await stored(silent.id)).toEqual([1, silent.activityId]);
    expect(pageOf((await get(silent.path)).body)).toMatchObject({ move: { state: 'expired' } });
  });

  it('the other date suspended too: the old link leads on to the newest and answers nothing itself', async () => {
    const { id, activityId, other, third, path } = await moved();
    await suspendOuting(
      serviceContext(world.deps, { userId, role: 1, territoryId: null }),
      SuspendOutingInput.parse({ activityId: other, reason: 'rain', dates: [third], key: 'again' }),
    );
    expect((await post(path, { respuesta: 'aceptar' })).statusCode).toBe(303);
    expect(await stored(id)).toEqual([1, activityId]);
    const led = await get(path);
    expect(led.statusCode).toBe(302);
    const newest = String(led.headers.location);
    expect(newest).not.toBe(path);
    expect(pageOf((await get(newest)).body)).toMatchObject({
      move: { state: 'open', choices: [{ activityId: third, held: true }] },
    });
    expect((await post(newest, { respuesta: 'aceptar' })).statusCode).toBe(303);
    expect(await stored(id)).toEqual([1, third]);
  });

  it('a date that somebody is not of the age for is not offered, cannot be taken, and the page says why', async () => {
    const { id, activityId, third, path } = await moved();
    await world.deps.db.execute(sql`update activities set minimum_age = 16 where id = ${third}`);
    await world.deps.db.execute(sql`update people set birth_date = '2012-01-01' where reservation_id = ${id}`);
    const refused = await post(path, { respuesta: 'cambiar', fecha: String(third) });
    expect([refused.statusCode, pageOf(refused.body)]).toMatchObject([
      409,
      { problem: 'ages', move: { choices: [{ held: true }] } },
    ]);
    expect(await stored(id)).toEqual([1, activityId]);
  });

  it('what is no answer changes nothing; a foreign link opens nothing', async () => {
    const { id, activityId, path } = await moved();
    const wrong: Record<string, string>[] = [{}, { respuesta: 'quizas' }, { respuesta: 'cambiar', fecha: 'x' }];
    for (const fields of wrong) expect((await post(path, fields)).statusCode).toBe(200);
    expect(await stored(id)).toEqual([1, activityId]);
    expect((await get('/otra-fecha/MQ.AAAA')).statusCode).toBe(404);
    const taken = await post('/otra-fecha/MQ.AAAA', { respuesta: 'cancelar' });
    expect(taken.statusCode).toBe(404);
    expect((await get('/otra-fecha')).headers.location).toBe('/agenda');
  });

  it('the page of the suspended activity says so and why', async () => {
    const { activityId } = await moved();
    const [row] = await world.deps.db.execute<{ slug: string }>(
      sql`select slug from activities where id = ${activityId}`,
    );
    const page = pageOf((await get(`/actividad/${row?.slug}?lang=es`)).body);
    expect(page).toMatchObject({
      kind: 'activity',
      activity: { suspension: { reason: 'por riesgo de incendio', words: 'Volveremos pronto.' } },
    });
  });
});
