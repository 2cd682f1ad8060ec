import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { cancelByEmail } from './cancel-by-link';
import { cancelReservation } from './change-status';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const cancel = (id: number, email: string) => refusal(cancelByEmail(world.as(null), { id, email }));
const status = async (id: number) =>
  (await readReservation(world.as(world.actors.admin), { id, includeCancelled: true })).status;

it('cancels for the booker, for no companion and for the booker of no other reservation (B37)', async () => {
  const activityId = await world.activity();
  const [booker, companion] = [world.person(), { ...world.companion(), email: 'luis@example.org' }];
  const id = await world.reserve(activityId, 1, { booker, companions: [companion] });
  const other = await world.reserve(activityId);
  for (const email of [companion.email, await world.addressOf(other)])
    expect(await cancel(id, email)).toBe('record.notFound');
  expect(await status(id)).toBe(1);
  expect(await cancel(id, ` ${booker.email.toUpperCase()}`)).toBe('done');
  expect([await status(id), await status(other)]).toEqual([4, 1]);
  expect(await cancel(id, booker.email)).toBe('reservations.alreadyCancelled');
});

it('until its own shift begins, whatever the activity as a whole has begun', async () => {
  const day = { date: '2026-05-01', startTime: '09:00', endTime: '20:00', shifts: ['09:30', '16:30'] };
  const activityId = await world.activity(day);
  const [begun, coming] = [
    await world.reserve(activityId, 1, { shift: '09:30' }),
    await world.reserve(activityId, 1, { shift: '16:30' }),
  ];
  expect(await cancel(begun, await world.addressOf(begun))).toBe('reservations.alreadyBegun');
  expect(await cancel(coming, await world.addressOf(coming))).toBe('done');
});

it('not any more once the activity has begun; what was cancelled before is told so', async () => {
  const day = { date: '2026-05-01', startTime: '11:00', endTime: '14:00' };
  const activityId = await world.activity(day);
  const [id, gone] = [await world.reserve(activityId), await world.reserve(activityId)];
  await cancelReservation(world.as(world.actors.admin), { id: gone, notify: false, force: false });
  expect(await cancel(id, await world.addressOf(id))).toBe('reservations.alreadyBegun');
  expect(await cancel(gone, await world.addressOf(gone))).toBe('reservations.alreadyCancelled');
  expect(await status(id)).toBe(1);
});
