import { openDatabase } from '@dehesa/db';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { changePlaces } from './change-places';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';

const world = await createStaffWorld();
const other = openDatabase(world.url, { max: 2 });
afterAll(async () => {
  await other.close();
  await world.close();
});

const shiftsOf = async (activityId: number) =>
  (
    await world.db.execute<{ id: number }>(sql`select id from shifts where activity_id = ${activityId} order by id`)
  ).map(({ id }) => id);
const row = (activityId: number, shiftId: number) =>
  sql`select from shift_places where activity_id = ${activityId} and shift_id = ${shiftId}`;
const isWaiting = async () =>
  (
    await other.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length > 0;

describe('changePlaces (B4)', () => {
  it('locks the rows in the order of their activities and shifts, whatever order it is asked in', async () => {
    const [first, second] = [await world.activity({ shifts: ['Mañana', 'Tarde'] }), await world.activity()];
    const [morning = 0, evening = 0] = await shiftsOf(first);
    const rows = [
      { activityId: first, shiftId: morning },
      { activityId: first, shiftId: evening },
      { activityId: second, shiftId: 0 },
    ];
    const asked = [rows[2], rows[1], rows[0]].flatMap((one) =>
      one === undefined ? [] : [{ ...one, shiftId: one.shiftId || null, places: 1 }],
    );
    let changing = Promise.resolve();
    await other.transaction(async (tx) => {
      await tx.execute(sql`${row(first, morning)} for update`);
      changing = world.db.transaction((own) => changePlaces(world.as(null), own, asked));
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 10_000, interval: 10 });
      // It waits for the first and so has none of those behind it: who comes from the other end cannot wait for it.
      const free = await Promise.all(
        rows
          .slice(1)
          .map(({ activityId, shiftId }) => tx.execute(sql`${row(activityId, shiftId)} for update skip locked`)),
      );
      expect(free.map((found) => found.length)).toEqual([1, 1]);
    });
    await changing;
    expect([await world.held(first), await world.held(second)]).toEqual([[1, 1], [1]]);
  });

  it('takes nothing of several where one has no room, and what cancels out needs none', async () => {
    const [full, roomy] = [await world.activity({ capacity: 1 }), await world.activity({ capacity: 5 })];
    await world.reserve(full);
    const change = (...places: [activityId: number, places: number][]) =>
      refusal(
        world.db.transaction((tx) =>
          changePlaces(
            world.as(null),
            tx,
            places.map(([activityId, count]) => ({ activityId, shiftId: null, places: count })),
          ),
        ),
      );
    expect(await change([roomy, 2], [full, 1])).toBe('reservations.capacityExceeded');
    expect([await world.held(full), await world.held(roomy)]).toEqual([[1], [0]]);
    expect(await change([full, 1], [roomy, 2], [full, -1])).toBe('done');
    expect([await world.held(full), await world.held(roomy)]).toEqual([[1], [2]]);
  });
});
