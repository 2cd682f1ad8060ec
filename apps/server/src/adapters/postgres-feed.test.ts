import { activities, attendance, people, reservations, visits, waitingListOffers } from '@dehesa/db/schema';
import type { Queryable } from '@dehesa/db';
import type { BoardSignal } from '@dehesa/domain/reservations';
import {
  closedAfterAll,
  createTestDatabase,
  emptyTables,
  insertSampleReservation,
  insertSampleUser,
} from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger';
import { PostgresFeed } from './postgres-feed';

const soon = { timeout: 10_000, interval: 20 };
let feed: PostgresFeed;
let sample: Awaited<ReturnType<typeof insertSampleReservation>>;

const database = await closedAfterAll(createTestDatabase());

beforeEach(async () => {
  await emptyTables(database.db, 'reservations', 'activities', 'messages');
  sample = await insertSampleReservation(database.db);
  feed = openFeed();
});
afterEach(() => feed.close());

function openFeed() {
  return new PostgresFeed({
    databaseUrl: database.url,
    logger: createLogger('silent'),
    reconnectAfterMs: 50,
    lingerMs: 0,
  });
}

/** Watches until the feed listens; what it tells from then on. */
async function watch(activityId: number): Promise<{ signals: BoardSignal[]; stop: () => void }> {
  const signals: BoardSignal[] = [];
  const stop = feed.watch(activityId, (signal) => signals.push(signal));
  await vi.waitFor(() => expect(signals).toEqual(['missed']), soon);
  signals.length = 0;
  return { signals, stop };
}

const listeners = async () => {
  const [row] = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where application_name = 'dehesa-feed' and datname = current_database()`);
  return row?.count;
};

describe('what the database tells', () => {
  it('every kind of change to an activity and what hangs on it', async () => {
    const { db } = database;
    const { reservationId, activityId } = sample;
    const collaboratorId = await insertSampleUser(db, { role: 4, email: 'feed@example.test' });
    const [booker] = await db.select().from(people).where(eq(people.reservationId, reservationId));
    const { signals } = await watch(activityId);
    const told = async (change: BoardSignal, work: () => PromiseLike<unknown>) => {
      signals.length = 0;
      await work();
      await vi.waitFor(() => expect(signals).toContain(change), soon);
    };
    const at = new Date();
    await told('reservations', () =>
      db.update(reservations).set({ notes: 'llega tarde' }).where(eq(reservations.id, reservationId)),
    );
    await told('reservations', () =>
      db
        .update(people)
        .set({ firstName: 'Otro' })
        .where(eq(people.id, booker?.id ?? 0)),
    );
    await told('attendance', () =>
      db.insert(attendance).values({ reservationId, personId: booker?.id ?? 0, checkedInAt: at }),
    );
    await told('attendance', () =>
      db.update(attendance).set({ undoneAt: at }).where(eq(attendance.reservationId, reservationId)),
    );
    await told('attendance', () => db.insert(visits).values({ reservationId, collaboratorId }));
    await told('reservations', () => db.insert(waitingListOffers).values({ reservationId, places: 1, expiresAt: at }));
    await told('places', () =>
      db.update(activities).set({ registrationsClosed: true }).where(eq(activities.id, activityId)),
    );
    await told('reservations', () => db.delete(reservations).where(eq(reservations.id, reservationId)));
  });

  it('only after the commit, once for a transaction, and nothing of what is rolled back', async () => {
    const { signals } = await watch(sample.activityId);
    const touch = (tx: Queryable, notes: string) =>
      tx.update(reservations).set({ notes }).where(eq(reservations.id, sample.reservationId));
    await database.db
      .transaction(async (tx) => {
        await touch(tx, 'nunca');
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await database.db.transaction(async (tx) => {
      await touch(tx, 'uno');
      await touch(tx, 'dos');
      expect(signals).toEqual([]);
    });
    await database.db.update(activities).set({ hidden: true }).where(eq(activities.id, sample.activityId));
    await vi.waitFor(() => expect(signals).toContain('places'), soon);
    expect(signals).toEqual(['reservations', 'places']);
  });

  it('a reservation that moves to another activity, at both', async () => {
    const other = await insertSampleReservation(database.db, { reference: 'WXYZ6789' });
    const from = await watch(sample.activityId);
    const to = await watch(other.activityId);
    await database.db.delete(reservations).where(eq(reservations.id, other.reservationId));
    await vi.waitFor(() => expect(to.signals.splice(0)).toEqual(['reservations']), soon);
    await database.db
      .update(reservations)
      .set({ activityId: other.activityId, shiftId: null })
      .where(eq(reservations.id, sample.reservationId));
    await vi.waitFor(() => expect([from.signals[0], to.signals[0]]).toEqual(['reservations', 'reservations']), soon);
  });

  it('nothing of other activities, nor to who has stopped watching', async () => {
    const other = await insertSampleReservation(database.db, { reference: 'WXYZ6789' });
    const mine = await watch(sample.activityId);
    const stopped = await watch(sample.activityId);
    const others = await watch(other.activityId);
    stopped.stop();
    await database.db.update(activities).set({ hidden: true }).where(eq(activities.id, sample.activityId));
    await vi.waitFor(() => expect(mine.signals).toEqual(['places']), soon);
    expect(stopped.signals).toEqual([]);
    expect(others.signals).toEqual([]);
  });
});

describe('its connection', () => {
  it('is one for all who watch, and none once nobody does', async () => {
    const first = await watch(sample.activityId);
    const second = await watch(sample.activityId);
    expect(await listeners()).toBe(1);
    first.stop();
    expect(await listeners()).toBe(1);
    second.stop();
    await vi.waitFor(async () => expect(await listeners()).toBe(0), soon);
    await watch(sample.activityId);
    expect(await listeners()).toBe(1);
  });

  it('comes back after the database has cut it, and says that something may have been missed', async () => {
    const { signals } = await watch(sample.activityId);
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'dehesa-feed' and datname = current_database()`);
    await vi.waitFor(() => expect(signals).toEqual(['lost', 'missed']), soon);
    await database.db.update(activities).set({ hidden: true }).where(eq(activities.id, sample.activityId));
    await vi.waitFor(() => expect(signals).toEqual(['lost', 'missed', 'places']), soon);
  });

  it('closes at once, even while it cannot be opened', async () => {
    const unreachable = new PostgresFeed({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      logger: createLogger('silent'),
      reconnectAfterMs: 60_000,
    });
    const signals: BoardSignal[] = [];
    unreachable.watch(1, (signal) => signals.push(signal));
    await vi.waitFor(() => expect(signals).toEqual(['lost']), soon);
    const before = Date.now();
    await unreachable.close();
    expect(Date.now() - before).toBeLessThan(1_000);
  });
});
