import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { openDatabase, PostgresWatch } from '@dehesa/db';
import { type DatabaseLink, openDatabaseLink } from './database-link';
import { createTestDatabase } from './test-database';

let link: DatabaseLink;
let watch: PostgresWatch;
let told: (Date | null)[] = [];

beforeEach(async () => {
  link = await openDatabaseLink(inject('databaseServer'));
  watch = new PostgresWatch(link.url);
  told = [];
  watch.onChange((since) => told.push(since));
  watch.start();
  await vi.waitUntil(() => link.answers() > 0, { timeout: 10_000 });
});
afterEach(async () => {
  await watch.stop();
  await link.close();
});

const isAway = (away: boolean) => () => expect(watch.awaySince !== null).toBe(away);
async function howLong(until: () => void): Promise<number> {
  const began = performance.now();
  await vi.waitFor(until, { timeout: 10_000, interval: 5 });
  return performance.now() - began;
}

it('sees at once that the database is gone and that it is back, and tells of both', async () => {
  await link.close();
  expect(await howLong(isAway(true))).toBeLessThan(500);
  await link.restore();
  expect(await howLong(isAway(false))).toBeLessThan(500);
  expect(told).toEqual([expect.any(Date), null]);
});

it('sees within a second and a half that nothing comes back any more', async () => {
  link.swallow(true);
  const seen = await howLong(isAway(true));
  expect(seen).toBeGreaterThan(500);
  expect(seen).toBeLessThan(1_800);
  link.swallow(false);
  expect(await howLong(isAway(false))).toBeLessThan(1_500);
});

it('counts a database that needs five seconds for an answer as away, and one that needs a quarter of a second not', async () => {
  link.delay(250);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(told).toEqual([]);
  link.delay(5_000);
  await howLong(isAway(true));
});

it('takes neither a connection of its own that was cut nor a pause of this process for an outage', async () => {
  link.cut();
  // A handshake is half a dozen answers: behind them the new connection stands and is asked again.
  const standing = link.answers() + 10;
  await vi.waitFor(() => expect(link.answers()).toBeGreaterThan(standing), { timeout: 10_000 });
  for (let round = 0; round < 3; round += 1) {
    const until = Date.now() + 1_500;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(told).toEqual([]);
});

it('takes no connection for an outage that was cut while it was being opened', async () => {
  const other = new PostgresWatch(link.url);
  const changes: unknown[] = [];
  other.onChange((since) => changes.push(since));
  await watch.stop();
  const cutWhileOpening = link.loseAnswerTo('dehesa-watch');
  other.start();
  await cutWhileOpening;
  const standing = link.answers() + 10;
  await vi.waitFor(() => expect(link.answers()).toBeGreaterThan(standing), { timeout: 10_000 });
  await other.stop();
  expect(changes).toEqual([]);
});

it('asks on one connection of its own, and on none once it is stopped', async () => {
  const database = await createTestDatabase();
  const own = new PostgresWatch(database.url);
  const connections = async () =>
    (
      await database.db.execute(sql`
        select from pg_stat_activity
        where application_name = 'dehesa-watch' and datname = current_database()`)
    ).length;
  own.start();
  await vi.waitFor(async () => expect(await connections()).toBe(1), { timeout: 5_000 });
  await own.stop();
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 5_000 });
  // Also where it is stopped in the midst of a question, which loses its connection by that.
  for (let times = 0; times < 20; times += 1) {
    const asking = new PostgresWatch(database.url, { everyMs: 1 });
    asking.start();
    await new Promise((resolve) => setTimeout(resolve, times * 3));
    await asking.stop();
  }
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 5_000 });
  await database.close();
});

it('takes a database without a connection left for no outage: who has one goes on, the next is told so', async () => {
  const database = await createTestDatabase();
  const role = `crowd_${process.pid}_${Date.now()}`;
  await database.db.execute(sql.raw(`create role ${role} login password 'crowd' connection limit 1`));
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'crowd'];
  const own = new PostgresWatch(url.href);
  const changes: unknown[] = [];
  own.onChange((since) => changes.push(since));
  const [lucky, late] = [openDatabase(url.href, { max: 1 }), openDatabase(url.href, { max: 1 })];
  const answer = (db: typeof lucky) => db.execute(sql`select 1 as one`).then((rows) => [...rows]);
  try {
    expect(await answer(lucky)).toEqual([{ one: 1 }]);
    own.start();
    await expect(answer(late)).rejects.toMatchObject({ cause: { code: '53300' } });
    expect(await answer(lucky)).toEqual([{ one: 1 }]);
    await own.stop();
    expect(changes).toEqual([]);
    await lucky.close();
    await vi.waitFor(async () => expect(await answer(late)).toEqual([{ one: 1 }]), { timeout: 5_000 });
  } finally {
    await Promise.all([lucky.close(), late.close(), own.stop()]);
    await database.db.execute(sql.raw(`drop role ${role}`));
    await database.close();
  }
});

it('counts a database that only follows another as away, until it is the primary', async () => {
  const database = await createTestDatabase();
  await database.db.execute(sql`create function pg_is_in_recovery() returns boolean language sql return true`);
  const name = new URL(database.url).pathname.slice(1);
  await database.db.execute(sql.raw(`alter database ${name} set search_path = public, pg_catalog`));
  const own = new PostgresWatch(database.url);
  own.start();
  try {
    await vi.waitFor(() => expect(own.awaySince).not.toBeNull(), { timeout: 5_000 });
    await database.db.execute(sql`drop function public.pg_is_in_recovery()`);
    await vi.waitFor(() => expect(own.awaySince).toBeNull(), { timeout: 5_000 });
  } finally {
    await own.stop();
    await database.close();
  }
});

it('tells nobody who has gone', async () => {
  const heard: unknown[] = [];
  const leave = watch.onChange((since) => heard.push(since));
  leave();
  await link.close();
  await howLong(isAway(true));
  expect(heard).toEqual([]);
});
