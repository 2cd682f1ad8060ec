import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createReservationApp } from './reservations.test-support';

const app = await closedAfterAll(createReservationApp());

const refused = (value: string) => ({ error: true, value });
const paths = {
  pending: '/act-email-pendientes-todos-reserva',
  waiting: '/act-email-enespera-todos-reserva',
  confirmed: '/act-email-confirmar-todos-reserva',
  scheduleChange: '/act-email-cambio-horario-todos-reserva',
} as const;

const slugsOf = async (reservationId: number) =>
  (await app.deps.db.select().from(messages).where(eq(messages.reservationId, reservationId))).map(({ slug }) => slug);

describe.each(Object.values(paths))('%s', (path) => {
  it.each(['', '/api'])('without a session: 401, also under %j (B22, B29)', async (prefix) => {
    const { status, body } = await app.call(prefix + path, { id: 1 });
    expect([status, body]).toEqual([401, refused('Sesión no válida')]);
  });

  it.each(['member', 'collaborator'] as const)('as a %s: 403 (B22)', async (name) => {
    expect(await app.request(path, { id: 1 }, name)).toMatchObject({
      status: 403,
      body: refused('Acceso no permitido'),
    });
  });

  it.each([undefined, null, '', 'x', -1, 0, 2_000_000, {}, [1]])('id %j: No encontrado (B31)', async (id) => {
    expect(await app.answer(path, { id })).toEqual(refused('No encontrado'));
  });

  it('of a foreign territory: No encontrado (B21)', async () => {
    expect(await app.answer(path, { id: await app.activity() }, 'tajo')).toEqual(refused('No encontrado'));
  });
});

it.each([
  ['pending', 1, 'reserva-pendiente'],
  ['waiting', 3, 'reserva-en-espera'],
  ['confirmed', 2, 'reserva-confirmada'],
] as const)('%s: queues one for each reservation in that state and answers how many', async (kind, state, slug) => {
  const id = await app.activity();
  const ids = await Promise.all([1, 2, 3, state].map((id_estado) => app.reserve(id, { id_estado })));
  expect(await app.answer(paths[kind], { id: String(id) })).toEqual({ error: false, value: 2 });
  const sent = await Promise.all(ids.map(slugsOf));
  expect(sent).toEqual([1, 2, 3, state].map((one) => (one === state ? [slug] : [])));
});

it('the change of schedule: to pending and confirmed ones, where there is one (B10)', async () => {
  const id = await app.activity();
  const pending = await app.reserve(id, { id_estado: 1 });
  const waiting = await app.reserve(id, { id_estado: 3 });
  expect(await app.answer(paths.scheduleChange, { id })).toEqual(refused('El horario no ha cambiado'));
  app.passMinutes(1);
  expect(await app.answer('/act-editar-actividad', { id, hora_inicio: '10:00' })).toMatchObject({ error: false });
  expect(await app.answer(paths.scheduleChange, { id })).toEqual({ error: false, value: 1 });
  expect([await slugsOf(pending), await slugsOf(waiting)]).toEqual([['cambio-horario'], []]);
});

it('to nobody: Lista vacía', async () => {
  expect(await app.answer(paths.waiting, { id: await app.activity() })).toEqual(refused('Lista vacía'));
});

it('sent twice is sent once: by its key in body or header, and as a double click without one', async () => {
  const id = await app.activity();
  const reservation = await app.reserve(id, { id_estado: 2 });
  const done = { error: false, value: 1 };
  expect(await app.answer(paths.confirmed, { id, idempotency_key: 'a' })).toEqual(done);
  const { body, statusCode } = await app.app.inject({
    method: 'POST',
    url: paths.confirmed,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
    payload: JSON.stringify({ id, token: app.signedIn.admin.token }),
  });
  expect([statusCode, JSON.parse(body)]).toEqual([200, done]);
  expect(await app.answer(paths.pending, { id, idempotency_key: 'a' })).toEqual(
    refused('Clave de idempotencia repetida con otros datos'),
  );
  expect(await app.answer(paths.confirmed, { id })).toEqual(done);
  expect(await app.answer(paths.confirmed, { id })).toEqual(done);
  expect(await slugsOf(reservation)).toEqual(['reserva-confirmada', 'reserva-confirmada']);
  app.passMinutes(2);
  await app.answer(paths.confirmed, { id });
  expect(await slugsOf(reservation)).toHaveLength(3);
});
