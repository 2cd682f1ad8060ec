import { closedAfterAll } from '@dehesa/testing';
import { BookingInput } from '@dehesa/domain/reservations';
import { bookPlaces, cancelAsVisitor } from '@dehesa/services/reservations';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPublicWorld } from '../public-pages/public-world.test-support';
import { serviceContext } from '../requests/request-context';
import { nightlyTask } from './nightly';
import { type Queue, startQueue } from './queue/start-queue';

const bounded = { timeout: 15_000, interval: 25 };

let queue: Queue | undefined;

const world = await closedAfterAll(createPublicWorld(() => new Date('2026-06-01T10:00:00Z')));

afterEach(() => queue?.stop());

const start = async (databaseUrl: string) => {
  queue = await startQueue({ databaseUrl, deps: world.deps, smtpUrl: null, pollInterval: 50 });
};

function booking(activityId: number, number: number, waitingList: boolean) {
  return BookingInput.parse({
    activityId,
    waitingList,
    booker: {
      firstName: 'Ana',
      lastName: 'Rey',
      identity: `1234567${number}A`,
      sex: 'F',
      birthDate: '1980-01-01',
      postalCode: '10600',
      province: 'Cáceres',
      locality: 'Plasencia',
      phone: '600000000',
      email: `ana${number}@example.org`,
    },
    photoConsent: true,
    privacyAccepted: true,
  });
}

describe('the queue', () => {
  it('gives places that come free to the oldest who wait, at once (B19)', async () => {
    const visitor = serviceContext(world.deps, null);
    const { id } = await world.publish({ capacity: 1, waitingListMode: 'automatic' });
    for (const number of [1, 2, 3]) await bookPlaces(visitor, booking(id, number, true));
    expect((await world.stored()).map((row) => row.status)).toEqual([1, 3, 3]);

    await start(world.databaseUrl);
    const [first] = await world.deps.db.execute<{ id: number }>(sql`select min(id) as id from reservations`);
    await cancelAsVisitor(visitor, first?.id ?? 0);
    await vi.waitFor(async () => expect((await world.stored()).map((row) => row.status)).toEqual([4, 1, 3]), bounded);
    const told = await world.deps.db.execute(sql`select 1 from messages where slug = 'reserva-pendiente'`);
    expect(told.length).toBe(2);
  });

  it('forgets every night what has expired', async () => {
    const { db } = world.deps;
    await db.execute(sql`insert into login_failures (account_hash, address_hash, failed_at)
      values ('old', 'a', '2026-05-30T00:00:00Z'), ('fresh', 'a', '2026-06-01T09:00:00Z')`);
    await start(world.databaseUrl);
    await db.execute(sql`select graphile_worker.add_job(${nightlyTask})`);
    await vi.waitFor(async () => {
      const left = await db.execute<{ account_hash: string }>(sql`select account_hash from login_failures`);
      expect(left.map((row) => row.account_hash)).toEqual(['fresh']);
    }, bounded);
  });
});
