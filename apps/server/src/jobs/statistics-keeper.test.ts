import { attendance, people, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { dashboard, statisticsKeeperLock } from '@dehesa/services/statistics';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../adapters/logger';
import { serviceContext } from '../requests/request-context';
import { queueDeps } from './queue/queue-world.test-support';
import { StatisticsKeeper } from './statistics-keeper';

const bounded = { timeout: 15_000, interval: 25 };
const admin: Actor = { userId: 1, role: 1, territoryId: null };
let sample: Awaited<ReturnType<typeof insertSampleReservation>>;
const keepers: StatisticsKeeper[] = [];

const database = await closedAfterAll(createTestDatabase());
const deps = queueDeps(database.db);

beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'statistics_activities', 'statistics_state');
  sample = await insertSampleReservation(database.db, { status: 1 });
});
afterEach(async () => {
  await Promise.all(keepers.splice(0).map((keeper) => keeper.stop()));
});

function startKeeper(): StatisticsKeeper {
  const logger = createLogger('silent');
  const keeper = new StatisticsKeeper({ databaseUrl: database.url, deps, logger, shortestPauseMs: 20, retryMs: 40 });
  keepers.push(keeper);
  keeper.start();
  return keeper;
}

/** What is kept, read past the verb, which would count by itself where nobody does. */
const kept = async () => {
  const [row] = await database.db.execute<{
    pending: number;
    confirmed: number;
    attended: number;
    at: Date | null;
  }>(sql`
    select pending, confirmed, attended_people as attended, (select computed_at from statistics_state) as at
    from statistics_activities where activity_id = ${sample.activityId}`);
  return row;
};

const confirm = (status: 1 | 2) =>
  database.db.update(reservations).set({ status }).where(eq(reservations.id, sample.reservationId));

const holders = () =>
  database.db.execute<{ pid: number }>(sql`
    select pid from pg_locks where locktype = 'advisory' and granted and classid::int = ${statisticsKeeperLock}
      and database = (select oid from pg_database where datname = current_database())`);

it('counts what there is, and then what the database tells of', async () => {
  startKeeper();
  await vi.waitFor(
    async () => expect(await kept()).toMatchObject({ pending: 1, confirmed: 0, at: expect.anything() }),
    bounded,
  );
  await confirm(2);
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ pending: 0, confirmed: 1 }), bounded);
  const { general } = await dashboard(serviceContext(deps, admin));
  expect(general.reservations).toMatchObject({ pending: 0, confirmed: 1 });
});

it('counts who has come as soon as the database tells of it (B92)', async () => {
  await confirm(2);
  startKeeper();
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ confirmed: 1, attended: 0 }), bounded);
  const { reservationId } = sample;
  const [booker] = await database.db.select().from(people).where(eq(people.reservationId, reservationId));
  await database.db
    .insert(attendance)
    .values({ reservationId, personId: booker?.id ?? 0, unnamed: 2, checkedInAt: deps.clock.now() });
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ attended: 3 }), bounded);
  await database.db.update(attendance).set({ undoneAt: deps.clock.now() });
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ attended: 0 }), bounded);
});

it('one process keeps them for all, and another one takes over when it is gone', async () => {
  startKeeper();
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ pending: 1 }), bounded);
  startKeeper();
  await vi.waitFor(
    async () =>
      expect(
        await database.db.execute(sql`select from pg_stat_activity where application_name = 'dehesa-statistics'
          and datname = current_database()`),
      ).toHaveLength(2),
    bounded,
  );
  const [holder] = await holders();
  expect(await holders()).toHaveLength(1);
  // What changes while nobody listens is found by who takes over.
  await database.db.execute(sql`select pg_terminate_backend(${holder?.pid ?? 0})`);
  await confirm(2);
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ confirmed: 1 }), bounded);
  expect((await holders()).map(({ pid }) => pid)).not.toContain(holder?.pid);
});

it('stops at once and leaves the lock to the next', async () => {
  const keeper = startKeeper();
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ pending: 1 }), bounded);
  await keeper.stop();
  await vi.waitFor(async () => expect(await holders()).toHaveLength(0), bounded);
  await confirm(2);
  startKeeper();
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ confirmed: 1 }), bounded);
});
