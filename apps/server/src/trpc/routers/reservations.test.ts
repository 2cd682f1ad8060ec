import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { createReservationApp, type ReservationApp, slot } from '../../legacy/reservations/reservations.test-support';
import { callProcedure } from '../call-procedure.test-support';

const app = await closedAfterAll(createReservationApp());
const activityId = await app.activity({ date: '2026-05-01' });

/** A procedure as the screens call it: session cookie, superjson; answers the status and the data or the refusal. */
async function call(method: 'GET' | 'POST', name: string, input: unknown, as?: keyof ReservationApp['signedIn']) {
  const { status, answer } = await callProcedure(app.app, {
    method,
    name: `reservations.${name}`,
    input,
    token: as && app.signedIn[as].token,
  });
  return [status, answer];
}

const booker = {
  firstName: 'Ana',
  lastName: 'Peña',
  identity: '12345678Z',
  sex: 'F',
  postalCode: '10001',
  province: 'Cáceres',
  locality: 'Plasencia',
  phone: '600112233',
  email: 'ana@example.org',
};

const other = { ...booker, identity: '00000001R', email: 'otra@example.org' };

it('carries a reservation through its life', async () => {
  const [status, created] = await call(
    'POST',
    'create',
    { activityId, booker, companions: [{ kind: 'adult', firstName: 'Luis', lastName: 'Gil' }] },
    'admin',
  );
  expect([status, created]).toEqual([200, { id: expect.any(Number), reference: expect.stringMatching(/^MON-/) }]);
  const { id } = created as { id: number };
  expect(await call('GET', 'pending', undefined, 'monfrague')).toMatchObject([
    200,
    [{ id, createdAt: expect.any(Date) }],
  ]);
  expect(await call('GET', 'cards', {}, 'admin')).toMatchObject([
    200,
    { total: 1, rows: [{ id: activityId, pendingPeople: 2 }] },
  ]);
  expect(await call('GET', 'ofActivity', { activityId }, 'admin')).toMatchObject([
    200,
    { pending: { total: 1, people: 2 } },
  ]);
  expect(await call('POST', 'edit', { id, activityId, booker, companions: [] }, 'admin')).toEqual([200, undefined]);
  expect(await call('POST', 'confirm', { id }, 'admin')).toEqual([200, undefined]);
  expect(await call('POST', 'confirmAttendance', { id }, 'monfrague')).toEqual([200, { people: 1 }]);
  expect(await call('GET', 'list', { activityId }, 'admin')).toMatchObject([
    200,
    { total: 1, rows: [{ id, status: 2, checkedIn: true }] },
  ]);
  expect(await call('POST', 'undoAttendance', { id }, 'monfrague')).toEqual([200, { people: 1 }]);
  expect(await call('GET', 'list', { activityId }, 'admin')).toMatchObject([200, { rows: [{ id, checkedIn: false }] }]);
  expect(await call('POST', 'moveToWaiting', { id }, 'admin')).toEqual([200, undefined]);
  expect(await call('POST', 'cancel', { id }, 'admin')).toEqual([200, undefined]);
  expect(await call('GET', 'read', { id, includeCancelled: true }, 'admin')).toMatchObject([
    200,
    { status: 4, history: { length: 7 } },
  ]);
  expect(await call('GET', 'checkPlaces', undefined, 'super')).toEqual([200, { places: [], people: [] }]);
});

it('its refusals carry status, code and params', async () => {
  const id = await app.reserve(activityId);
  expect(await call('GET', 'cards', {})).toEqual([401, { code: 'access.unauthenticated' }]);
  expect(await call('GET', 'cards', {}, 'member')).toEqual([403, { code: 'access.forbidden' }]);
  expect(await call('POST', 'confirm', { id }, 'tajo')).toEqual([404, { code: 'record.notFound' }]);
  expect(await call('POST', 'confirm', { id: 'x' }, 'admin')).toEqual([
    400,
    { code: 'input.invalid', params: { path: 'id' } },
  ]);
  expect(await call('POST', 'confirmAttendance', { id }, 'admin')).toEqual([
    409,
    { code: 'reservations.notConfirmed' },
  ]);
  const party = {
    activityId,
    booker: { ...booker, email: 'b@example.org', identity: '87654321X' },
    companions: [slotOf('87654321X')],
  };
  expect(await call('POST', 'create', party, 'admin')).toEqual([
    409,
    { code: 'reservations.companionIdentityRepeated', params: { person: 1 } },
  ]);
});

function slotOf(identity: string) {
  return { kind: 'adult', firstName: String(slot()['nombre']), lastName: 'Mora', identity };
}

it('offers places to who waits and takes them back (B19, B21)', async () => {
  const full = await app.activity({ capacity: 1 });
  const [, created] = await call('POST', 'create', { activityId: full, booker: other, status: 3 }, 'admin');
  const { id } = created as { id: number };
  expect(await call('POST', 'waitingList.offer', { id })).toMatchObject([401, { code: 'access.unauthenticated' }]);
  expect(await call('POST', 'waitingList.offer', { id }, 'tajo')).toMatchObject([404, { code: 'record.notFound' }]);
  expect((await call('POST', 'waitingList.offer', { id }, 'monfrague'))[0]).toBe(200);
  expect(await call('POST', 'waitingList.offer', { id }, 'admin')).toMatchObject([
    409,
    { code: 'reservations.alreadyOffered' },
  ]);
  expect(await call('GET', 'waitingList.read', { activityId: full }, 'admin')).toMatchObject([
    200,
    { total: 1, offeredPlaces: 1, parties: [{ reservationId: id, offer: { places: 1, expiresAt: expect.any(Date) } }] },
  ]);
  expect(await call('GET', 'ofActivity', { activityId: full }, 'admin')).toMatchObject([
    200,
    {
      places: [{ held: 1, free: 0, offered: 1, pending: 0, waiting: 1 }],
      waiting: { rows: [{ id, offered: false, offerExpiresAt: expect.any(Date) }] },
    },
  ]);
  expect((await call('POST', 'waitingList.withdraw', { id }, 'admin'))[0]).toBe(200);
  expect(await call('GET', 'ofActivity', { activityId: full }, 'admin')).toMatchObject([
    200,
    { places: [{ held: 0, free: 1, offered: 0 }], waiting: { rows: [{ id, offered: true, offerExpiresAt: null }] } },
  ]);
});
