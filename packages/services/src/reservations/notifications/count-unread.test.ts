import { reservations } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { countUnread } from './count-unread';
import { markNotificationRead } from './mark-notification-read';

const world = await closedAfterAll(createStaffWorld());
const { actors, as } = world;

it('counts all pending ones within reach that the caller has not opened, beyond the ten of the list', async () => {
  const activityId = await world.activity({ capacity: 50 });
  const ids: number[] = [];
  for (let made = 0; made < 12; made += 1) ids.push(await world.reserve(activityId, 1, { notify: false }));
  await world.reserve(activityId, 1, { status: 2, notify: false });
  expect([await countUnread(as(actors.admin)), await countUnread(as(actors.monfrague))]).toEqual([12, 12]);
  expect([await countUnread(as(actors.tajo)), await countUnread(as(actors.other))]).toEqual([0, 0]);
  await markNotificationRead(as(actors.admin), { id: ids[0] ?? 0 });
  // What one has opened is unread for others still.
  expect([await countUnread(as(actors.admin)), await countUnread(as(actors.company))]).toEqual([11, 12]);
  await world.db
    .update(reservations)
    .set({ status: 2 })
    .where(eq(reservations.id, ids[1] ?? 0));
  expect(await countUnread(as(actors.admin))).toBe(10);
});

it('stops counting at a hundred', async () => {
  const activityId = await world.activity({ capacity: 200 });
  const one = await world.reserve(activityId, 1, { notify: false });
  await world.db.execute(sql`
    insert into reservations (reference, activity_id, status, party_size, language, source)
    select 'N' || lpad(n::text, 7, '0'), activity_id, 1, 1, 'es', 'staff' from reservations, generate_series(1, 150) n
    where id = ${one}`);
  expect(await countUnread(as(actors.admin))).toBe(100);
});

it('is for staff (B22)', async () => {
  expect(await refusal(countUnread(as(null)))).toBe('access.unauthenticated');
  expect(await refusal(countUnread(as(actors.member)))).toBe('access.forbidden');
});
