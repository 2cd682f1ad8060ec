import { closedAfterAll } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { cancelReservation } from '../status/change-status';
import { checkPlaces, reconcilePlaces } from './reconcile-places';

const world = await closedAfterAll(createStaffWorld());
const night = await world.activity({ date: '2026-05-02' });
const admin = () => world.as(world.actors.admin);

describe('reconcilePlaces', () => {
  it('reports every difference and changes nothing', async () => {
    expect(await reconcilePlaces(world.as(null))).toEqual({ places: [], people: [] });
    const activityId = await world.activity({ shifts: ['Único'] });
    const id = await world.reserve(activityId, 2, { shift: 'Único' });
    const gone = await world.reserve(night);
    await world.db.execute(sql`update shift_places set held = 5 where activity_id = ${activityId}`);
    await world.db.execute(sql`delete from people where reservation_id = ${id} and position = 1`);
    await world.db.execute(sql`update people set live = false where reservation_id = ${gone}`);
    const shiftId = expect.any(Number);
    const expected = {
      places: [{ activityId, shiftId, held: 5, counted: 2 }],
      people: [
        { reservationId: id, partySize: 2, people: 1, live: 1, cancelled: false },
        { reservationId: gone, partySize: 1, people: 1, live: 0, cancelled: false },
      ],
    };
    expect(await reconcilePlaces(world.as(null))).toEqual(expected);
    expect(await checkPlaces(world.as(world.actors.super))).toEqual(expected);
  });

  it('finds those in which what one has too many another has too few', async () => {
    const { people: before } = await reconcilePlaces(world.as(null));
    const activityId = await world.activity({ capacity: 20 });
    const [one, other, empty, swapped, counterpart] = [
      await world.reserve(activityId, 2),
      await world.reserve(activityId, 2),
      await world.reserve(activityId, 1),
      await world.reserve(activityId, 1),
      await world.reserve(activityId, 1),
    ];
    await cancelReservation(admin(), { id: counterpart, notify: false, force: false });
    await world.db.execute(sql`update people set live = not live where reservation_id in (${swapped}, ${counterpart})`);
    await world.db.execute(sql`delete from people where reservation_id = ${empty}`);
    await world.db.execute(
      sql`update people set reservation_id = ${other}, position = 2 where reservation_id = ${one} and position = 1`,
    );
    const differs = (reservationId: number, partySize: number, people: number, live: number, cancelled = false) => ({
      reservationId,
      partySize,
      people,
      live,
      cancelled,
    });
    expect((await reconcilePlaces(world.as(null))).people).toEqual([
      ...before,
      differs(one, 2, 1, 1),
      differs(other, 2, 3, 3),
      differs(empty, 1, 0, 0),
      differs(swapped, 1, 1, 0),
      differs(counterpart, 1, 1, 1, true),
    ]);
  });

  it('by hand only for role 0', async () => {
    expect(await refusal(checkPlaces(admin()))).toBe('access.forbidden');
  });
});
