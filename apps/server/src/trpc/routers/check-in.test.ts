import { closedAfterAll } from '@dehesa/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createReservationApp, type ReservationApp } from '../../legacy/reservations/reservations.test-support';
import { callProcedure } from '../call-procedure.test-support';

const app = await closedAfterAll(createReservationApp());
const activityId = await app.activity({ date: '2026-05-01' });
const reservationId = await app.reserve(activityId);
await call('POST', 'reservations.confirm', { id: reservationId, notify: false }, 'admin');

/** A procedure as a guide's device calls it; answers the status and the data or the refusal. */
async function call(method: 'GET' | 'POST', name: string, input: unknown, as?: keyof ReservationApp['signedIn']) {
  const { status, answer } = await callProcedure(app.app, { method, name, input, token: as && app.signedIn[as].token });
  return [status, answer] as const;
}
const list = (as?: keyof ReservationApp['signedIn']) =>
  call('GET', 'reservations.checkIn.list', { activityId }, as) as Promise<
    readonly [number, { parties: { people: { id: number; ticks: { nonce: string }[] }[] }[] }]
  >;

it('a list is read, ticked and read again, by whoever reaches the activity', async () => {
  const [status, before] = await list('monfrague');
  const person = before.parties[0]?.people[0];
  expect([status, before.parties.length, person?.ticks]).toEqual([200, 1, []]);
  const nonce = randomUUID();
  const batch = {
    device: 'Android',
    sentAt: Date.now(),
    ticks: [{ nonce, personId: person?.id, mark: 'present', at: Date.now(), replaces: [] }],
  };
  expect(await call('POST', 'reservations.checkIn.send', batch, 'monfrague')).toEqual([
    200,
    [{ nonce, outcome: 'stored' }],
  ]);
  expect((await list('admin'))[1].parties[0]?.people[0]?.ticks).toMatchObject([{ nonce, mark: 'present' }]);
  expect(await call('GET', 'reservations.read', { id: reservationId }, 'admin')).toMatchObject([
    200,
    { checkedIn: true },
  ]);
});

it('refuses who is not signed in, not staff, or out of reach', async () => {
  expect(await list()).toEqual([401, { code: 'access.unauthenticated' }]);
  expect(await list('member')).toEqual([403, { code: 'access.forbidden' }]);
  expect(await list('tajo')).toEqual([404, { code: 'record.notFound' }]);
  expect(await call('GET', 'reservations.checkIn.activities', undefined, 'member')).toEqual([
    403,
    { code: 'access.forbidden' },
  ]);
});

it.each([
  [{ ticks: [] }, 'ticks'],
  [{ ticks: [{ nonce: 'no', personId: 1, mark: 'present', at: 1 }] }, 'ticks.0.nonce'],
  [{ ticks: [{ nonce: randomUUID(), personId: 1, mark: 'maybe', at: 1 }] }, 'ticks.0.mark'],
])('a batch of another shape is refused whole: %j', async (wrong, path) => {
  expect(await call('POST', 'reservations.checkIn.send', { device: '', sentAt: 1, ...wrong }, 'admin')).toEqual([
    400,
    { code: 'input.invalid', params: { path } },
  ]);
});
