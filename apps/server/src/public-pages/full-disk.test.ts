import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';
import superjson from 'superjson';
import { afterEach, expect, it } from 'vitest';
import { writeFakeWeb } from './fake-web.test-support';
import { bookingBody, createPublicWorld } from './public-world.test-support';

const world = await closedAfterAll(
  createPublicWorld(() => new Date('2026-06-01T10:00:00Z'), { webDir: writeFakeWeb() }),
);
const activity = await world.publish();
// What PostgreSQL says where a table cannot grow, as late in a booking as it can be: at the message about it.
await world.deps.db.execute(sql`
  create function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);

afterEach(() => world.deps.db.execute(sql`drop trigger if exists no_room on messages`));

const fill = () =>
  world.deps.db.execute(sql`create trigger no_room before insert on messages execute function no_room()`);
const key = 'a-form-that-is-sent-again';
const typed = (language: 'es' | 'pt') =>
  world.app.inject({
    method: 'POST',
    url: '/trpc/public.book',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    payload: JSON.stringify(
      superjson.serialize({
        activityId: activity.id,
        language,
        booker: {
          firstName: 'Carmen',
          lastName: 'Iglesias',
          identity: '12345678Z',
          sex: 'F',
          postalCode: '10600',
          province: 'Cáceres',
          locality: 'Plasencia',
          phonePrefix: '+34',
          phone: '600111222',
          email: 'carmen@example.org',
          birthDate: '1980-02-29',
        },
        photoConsent: true,
        privacyAccepted: true,
        idempotencyKey: key,
      }),
    ),
  });

it('a database without room refuses a booking with words, and keeps none of it', async () => {
  await fill();
  const answer = await typed('es');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
  expect(answer.json()).toMatchObject({ error: { json: { data: { domain: { code: 'service.databaseAway' } } } } });
  expect(await world.call('/act-reservar', bookingBody(activity.id))).toMatchObject({
    status: 503,
    body: { error: true, value: 'Servicio no disponible' },
    headers: { 'retry-after': '3' },
  });
  expect(await world.stored()).toEqual([]);
});

it('what needs no room is answered meanwhile', async () => {
  await fill();
  for (const url of ['/agenda', `/actividad/${activity.slug}`, '/agenda.json', '/api/health']) {
    expect([url, (await world.app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
});

it('the form that is sent again once there is room is stored once, with one message', async () => {
  await fill();
  for (let tries = 0; tries < 3; tries += 1) expect((await typed('es')).statusCode).toBe(503);
  await world.deps.db.execute(sql`drop trigger no_room on messages`);
  const first = await typed('es');
  expect(first.statusCode).toBe(200);
  expect((await typed('es')).json()).toEqual(first.json());
  expect(await world.stored()).toMatchObject([{ people: 1 }]);
  expect(await world.deps.db.$count(messages, sql`recipient = 'carmen@example.org'`)).toBe(1);
});
