import { closedAfterAll } from '@dehesa/testing';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { lockReservation } from './locked-reservation';
import { createStaffWorld } from './staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

/** Until one more connection of the database waits for a lock. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const [row] = await world.db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect(row?.waiting).toBe(1);
  });

/** What is read by who had to wait for the row, which was changed meanwhile. */
async function readAfter(id: number, change: SQL) {
  const { waiting } = await world.db.transaction(async (tx) => {
    await lockReservation(tx, id);
    const next = world.db.transaction(async (other) => lockReservation(other, id));
    await somebodyWaits();
    await tx.execute(change);
    // In an object: the answer comes after this commit.
    return { waiting: next };
  });
  return waiting;
}

it('reads the booker as whoever held the row before has left it', async () => {
  const id = await world.reserve(await world.activity());
  const change = sql`update people set first_name = 'Eva', email = 'nueva@example.org' where reservation_id = ${id}`;
  expect((await readAfter(id, change)).booker).toMatchObject({ firstName: 'Eva', email: 'nueva@example.org' });
});

it('reads the activity to which it was moved meanwhile', async () => {
  const id = await world.reserve(await world.activity());
  const activityId = await world.activity({ territoryId: 2, waitingListMode: 'offer' });
  const change = sql`update reservations set activity_id = ${activityId} where id = ${id}`;
  expect(await readAfter(id, change)).toMatchObject({ activityId, territoryId: 2, waitingListMode: 'offer' });
});
