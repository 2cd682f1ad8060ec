import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, it } from 'vitest';
import { cancelReservation, moveToWaiting } from '../status/change-status';
import { promoteWaiting } from './promote-waiting';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const status = async (id: number) =>
  (await readReservation(world.as(world.actors.admin), { id, includeCancelled: true })).status;
const cancel = (id: number) => cancelReservation(world.as(world.actors.admin), { id, notify: false, force: false });
/** Waiting since a minute after the one before. */
async function wait(activityId: number, people: number, shift = '') {
  world.passMinutes(1);
  return world.reserve(activityId, people, { status: 3, shift, notify: false });
}

describe('promoteWaiting (B19)', () => {
  it('moves the oldest that fit to pending until none fits, and tells them', async () => {
    const activityId = await world.activity({ capacity: 4, waitingListMode: 'automatic' });
    const leaving = await world.reserve(activityId, 3);
    await world.reserve(activityId, 1);
    const [large, small, other] = [await wait(activityId, 4), await wait(activityId, 2), await wait(activityId, 2)];
    const last = await wait(activityId, 1);
    await cancel(leaving);
    expect(await promoteWaiting(world.as(null), { activityId })).toBe(2);
    expect([await status(large), await status(small), await status(other), await status(last)]).toEqual([3, 1, 3, 1]);
    expect(await world.sent(small)).toEqual(['reserva-pendiente']);
    expect(await world.held(activityId)).toEqual([4]);
    expect(await world.lastAudit(small)).toMatchObject({ actorId: null, details: { from: 3, to: 1 } });
  });

  it('within the same shift only', async () => {
    const activityId = await world.activity({ capacity: 1, shifts: ['Mañana', 'Tarde'], waitingListMode: 'automatic' });
    const leaving = await world.reserve(activityId, 1, { shift: 'Mañana' });
    await world.reserve(activityId, 1, { shift: 'Tarde' });
    const [evening, morning] = [await wait(activityId, 1, 'Tarde'), await wait(activityId, 1, 'Mañana')];
    await cancel(leaving);
    await promoteWaiting(world.as(null), { activityId });
    expect([await status(evening), await status(morning)]).toEqual([3, 1]);
  });

  it('not into a shift that has begun, though the activity goes on', async () => {
    const activityId = await world.activity({
      capacity: 1,
      date: '2026-05-01',
      startTime: null,
      endTime: null,
      shifts: ['09:30', '16:30'],
      waitingListMode: 'automatic',
    });
    const [begun, coming] = [await wait(activityId, 1, '09:30'), await wait(activityId, 1, '16:30')];
    expect(await promoteWaiting(world.as(null), { activityId })).toBe(1);
    expect([await status(begun), await status(coming)]).toEqual([3, 1]);
  });

  it.each([
    ['by hand', { waitingListMode: 'manual' as const }],
    ['past', { waitingListMode: 'automatic' as const, date: '2026-01-01' }],
    ['hidden', { waitingListMode: 'automatic' as const, hidden: true }],
  ])('not where the activity is %s', async (_name, change) => {
    const activityId = await world.activity({ capacity: 2, ...change });
    const id = await wait(activityId, 1);
    expect(await promoteWaiting(world.as(null), { activityId })).toBe(0);
    expect(await status(id)).toBe(3);
  });

  it('who is moved to the waiting list by staff stays there, and the next one gets the places', async () => {
    const activityId = await world.activity({ capacity: 1, waitingListMode: 'automatic' });
    const moved = await world.reserve(activityId, 1);
    await moveToWaiting(world.as(world.actors.admin), { id: moved, notify: false, force: false });
    expect(await world.lastPromotion()).toEqual({ activityId, exceptReservationId: moved });
    expect(await promoteWaiting(world.as(null), { activityId, exceptReservationId: moved })).toBe(0);
    const next = await wait(activityId, 1);
    expect(await promoteWaiting(world.as(null), { activityId, exceptReservationId: moved })).toBe(1);
    expect([await status(moved), await status(next)]).toEqual([3, 1]);
  });

  it('several at once give each place once', async () => {
    const activityId = await world.activity({ capacity: 3, waitingListMode: 'automatic' });
    for (let count = 0; count < 6; count += 1) await wait(activityId, 1);
    const moved = await Promise.all(Array.from({ length: 5 }, () => promoteWaiting(world.as(null), { activityId })));
    await promoteWaiting(world.as(null), { activityId });
    expect(await world.held(activityId)).toEqual([3]);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(3);
  });

  it('cancelling queues it where the activity says so', async () => {
    const before = (await world.promotions()) ?? 0;
    await cancel(await world.reserve(await world.activity({ waitingListMode: 'automatic' })));
    await cancel(await world.reserve(await world.activity({ waitingListMode: 'manual' })));
    expect(await world.promotions()).toBe(before + 1);
  });
});
