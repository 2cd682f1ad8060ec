import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createReservationApp, type ReservationApp, slot } from './reservations.test-support';

const app = await closedAfterAll(createReservationApp());
const activityId = await app.activity({ shifts: ['Mañana'], capacity: 60 });
const other = await app.activity({ territoryId: 2, date: '2026-05-30' }, 'Barco por el Tajo');
for (let older = 0; older < 9; older += 1) await app.reserve(activityId, { turno: 'Mañana' });
await app.reserve(activityId, { turno: 'Mañana', id_estado: 2 });
app.passMinutes(1);
const monfrague = await app.reserve(activityId, {
  turno: 'Mañana',
  nombre: 'Íñigo',
  reservas: [slot({ email: 'julian@example.org' })],
});
app.passMinutes(1);
const tajo = await app.reserve(other);

const NotificationList = z.array(z.record(z.string(), z.unknown()));
const list = async (as?: Parameters<ReservationApp['answer']>[2]) =>
  NotificationList.parse(await app.answer('/notificaciones', { admin: true }, as));

it('a bare list of the ten newest pending ones, the newest first (U23, B30)', async () => {
  const notifications = await list();
  expect(notifications).toHaveLength(10);
  expect(notifications.slice(0, 2)).toMatchObject([
    { id: tajo, titulo: 'Barco por el Tajo', ubicacion: 'Tajo Internacional', turno: '', leida: 0 },
    { id: monfrague, nombre: 'Íñigo', turno: 'Mañana', acompanantes: 1, ubicacion: 'Monfragüe', leida: 0 },
  ]);
  expect(notifications[1]?.['alta']).toMatch(/^2026-05-01 \d\d:\d\d$/);
  expect(Object.keys(notifications[0] ?? {})).not.toContain('dni');
});

it('a manager sees those of its own territory (B21)', async () => {
  expect((await list('tajo')).map(({ id }) => id)).toEqual([tajo]);
});

it('read by one, unread for another; twice is once', async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await app.answer('/gym-set-noticacion-leida', { id: monfrague })).toEqual({ error: false });
  const read = async (as?: Parameters<typeof list>[0]) =>
    (await list(as)).find(({ id }) => id === monfrague)?.['leida'];
  expect([await read('admin'), await read('super')]).toEqual([1, 0]);
});

it('one out of reach does not exist (B22)', async () => {
  expect(await app.answer('/gym-set-noticacion-leida', { id: monfrague }, 'tajo')).toEqual({
    error: true,
    value: 'No encontrado',
  });
});

it('a confirmed one is none any more', async () => {
  await app.answer('/act-confirmar-reserva', { id: tajo });
  expect((await list('tajo')).map(({ id }) => id)).toEqual([]);
});

it('is refused to a collaborator (U23)', async () => {
  for (const path of ['/notificaciones', '/gym-set-noticacion-leida'])
    expect(await app.request(path, { id: monfrague }, 'collaborator')).toMatchObject({ status: 403 });
});

it('a member sees its own with `usuario`, once its address is proven (U23)', async () => {
  const { id, email } = app.signedIn.member;
  const activityId = await app.activity({ date: '2026-06-02' }, 'Grullas');
  const mine = await app.reserve(activityId, { email: email.toUpperCase() });
  await app.reserve(activityId);
  const own = () => app.request('/notificaciones', { usuario: true }, 'member');
  expect(await own()).toMatchObject({ status: 200, body: [] });
  await app.deps.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
  expect(await own()).toMatchObject({
    status: 200,
    body: [{ id: mine, titulo: 'Grullas', acompanantes: 0, leida: 0 }],
  });
  await app.answer('/act-confirmar-reserva', { id: mine });
  expect(await own()).toMatchObject({ status: 200, body: [] });
  expect(await app.request('/notificaciones', { admin: true }, 'member')).toMatchObject({ status: 403 });
});
