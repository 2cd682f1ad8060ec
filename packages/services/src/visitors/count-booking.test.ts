import { closedAfterAll } from '@dehesa/testing';
import { messages, reservations, visitorCounts } from '@dehesa/db/schema';
import { DomainError, retryAfterOf } from '@dehesa/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { usualBookingLimits } from './booking-limits';
import { forgetVisitors } from './forget-visitors';
import { createVisitorWorld, type VisitorWorld } from './visitor-world.test-support';

const world = await closedAfterAll(createVisitorWorld());
beforeEach(() => world.db.delete(visitorCounts));

const off = { proofAfterAddress: 1_000, proofAfterActivity: 1_000 };
const roomy = (more = {}) => world.activity({ capacity: 500, ...more });
/** What became of bookings one after the other. */
async function outcomes(ctx: Parameters<VisitorWorld['book']>[0], activityId: number, times: number) {
  const all: unknown[] = [];
  for (let time = 0; time < times; time += 1) all.push(await refusal(world.book(ctx, activityId)));
  return all;
}
const many = 'reservations.tooManyInHour';
const storedIn = async (activityId: number) =>
  (await world.db.select().from(reservations).where(eq(reservations.activityId, activityId))).length;

describe('bookings of an hour', () => {
  it('from one address are so many in one activity, and so many in all', async () => {
    const limits = { ...off, perAddress: 5, perAddressAndActivity: 3 };
    const [one, other] = [await roomy(), await roomy({ date: '2026-06-21' })];
    const ctx = world.from('192.0.2.1', limits);
    expect(await outcomes(ctx, one, 4)).toEqual(['done', 'done', 'done', many]);
    expect(await outcomes(ctx, other, 3)).toEqual(['done', 'done', many]);
    expect([await storedIn(one), await storedIn(other)]).toEqual([3, 2]);
    // A neighbour is somebody else; the same /64 is not.
    expect(await outcomes(world.from('192.0.2.2', limits), one, 1)).toEqual(['done']);
    expect(await outcomes(world.from('2001:db8::1', limits), one, 3)).toEqual(['done', 'done', 'done']);
    expect(await outcomes(world.from('2001:db8::ffff:2', limits), one, 1)).toEqual([many]);
  });

  it('of one activity are so many from wherever', async () => {
    const id = await roomy();
    const found: unknown[] = [];
    for (let address = 1; address <= 5; address += 1)
      found.push(...(await outcomes(world.from(`198.51.100.${address}`, { ...off, perActivity: 4 }), id, 1)));
    expect(found).toEqual(['done', 'done', 'done', 'done', many]);
  });

  it('of several activities that come at once count each for its own', async () => {
    const [full, free] = [await roomy(), await roomy({ date: '2026-06-21' })];
    const from = (address: number) => world.from(`198.51.100.${address}`, { ...off, perActivity: 3 });
    for (const address of [21, 22, 23]) expect(await outcomes(from(address), full, 1)).toEqual(['done']);
    const asked = [full, free, full, free].map((id, index) => refusal(world.book(from(31 + index), id)));
    expect(await Promise.all(asked)).toEqual([many, 'done', many, 'done']);
    expect([await storedIn(full), await storedIn(free)]).toEqual([3, 2]);
  });

  it('are no more however many come at once, and nothing is stored of the others, nobody written to', async () => {
    const id = await roomy();
    const ctx = world.from('192.0.2.3', { ...off, perAddressAndActivity: 4 });
    const written = async () => (await world.db.select().from(messages)).length;
    const before = await written();
    const found = await Promise.all(Array.from({ length: 20 }, () => refusal(world.book(ctx, id))));
    expect(found.filter((outcome) => outcome === 'done')).toHaveLength(4);
    expect(found.filter((outcome) => outcome === many)).toHaveLength(16);
    expect([await storedIn(id), (await written()) - before]).toEqual([4, 4]);
    expect(await world.held(id)).toEqual([4]);
  });

  it('do not begin anew with the full hour: the one before counts by what is left of it', async () => {
    const id = await roomy();
    const [ctx, neighbour] = ['192.0.2.4', '192.0.2.14'].map((from) =>
      world.from(from, { ...off, perAddressAndActivity: 4, perActivity: 12 }),
    );
    if (!ctx || !neighbour) throw new Error('two contexts');
    world.setNow('2026-05-01T10:59:30Z');
    expect(await outcomes(ctx, id, 5)).toEqual(['done', 'done', 'done', 'done', many]);
    const error = await world.book(ctx, id).catch((refused: unknown) => refused);
    expect(error instanceof DomainError && retryAfterOf(error.failure)).toBe(31);
    // Of those four there weigh: four, three, then two.
    world.setNow('2026-05-01T11:00:00Z');
    expect(await outcomes(ctx, id, 1)).toEqual([many]);
    world.setNow('2026-05-01T11:00:01Z');
    expect(await outcomes(ctx, id, 2)).toEqual(['done', many]);
    world.setNow('2026-05-01T11:30:00Z');
    expect(await outcomes(ctx, id, 2)).toEqual(['done', many]);
    expect(await outcomes(neighbour, id, 5)).toEqual(['done', 'done', 'done', 'done', many]);
    world.setNow('2026-05-01T12:59:59Z');
    expect(await outcomes(ctx, id, 5)).toEqual(['done', 'done', 'done', 'done', many]);
    world.setNow('2026-05-01T10:00:00Z');
  });

  it('of the hour before count for the activity and for the address in all, too', async () => {
    const [one, other] = [await roomy(), await roomy({ date: '2026-06-21' })];
    const limits = { ...off, perActivity: 4, perAddress: 4 };
    world.setNow('2026-05-01T10:59:30Z');
    expect(await outcomes(world.from('192.0.2.4', limits), one, 4)).toEqual(['done', 'done', 'done', 'done']);
    world.setNow('2026-05-01T11:15:00Z');
    expect(await outcomes(world.from('192.0.2.4', limits), other, 2)).toEqual(['done', many]);
    expect(await outcomes(world.from('192.0.2.5', limits), one, 2)).toEqual(['done', many]);
    world.setNow('2026-05-01T10:00:00Z');
  });

  it('are no more however many come at once, also of those that the hour before leaves', async () => {
    const id = await roomy();
    const ctx = world.from('192.0.2.3', { ...off, perAddressAndActivity: 4 });
    world.setNow('2026-05-01T10:59:00Z');
    await outcomes(ctx, id, 4);
    world.setNow('2026-05-01T11:30:00Z');
    const found = await Promise.all(Array.from({ length: 10 }, () => refusal(world.book(ctx, id))));
    expect(found.filter((outcome) => outcome === 'done')).toHaveLength(2);
    world.setNow('2026-05-01T10:00:00Z');
  });

  it('leave a school, a hotel or a carrier their room: with the usual limits twenty parties book an activity', () => {
    expect(usualBookingLimits.perAddressAndActivity).toBeGreaterThanOrEqual(20);
    expect(usualBookingLimits.perAddress).toBeGreaterThanOrEqual(60);
  });

  it('that are wrong, closed or sold out are none; sent again with its key one is answered once more', async () => {
    const id = await roomy();
    const ctx = world.from('192.0.2.5', { ...off, perAddressAndActivity: 1 });
    expect(await refusal(world.book(ctx, id, { photoConsent: false }))).toBe('reservations.photoConsentMissing');
    expect(await refusal(world.book(ctx, await roomy({ hidden: true })))).toBe('reservations.notBookable');
    const soldOut = await world.activity({ capacity: 1, waitingListMode: 'none' });
    await world.reserve(soldOut);
    expect(await refusal(world.book(ctx, soldOut))).toBe('reservations.capacityExceeded');
    const input = world.input(id, { idempotencyKey: 'clave-cuenta' });
    const answered = await world.bookInput(ctx, input);
    expect(await outcomes(ctx, id, 1)).toEqual([many]);
    expect(await world.bookInput(ctx, input)).toEqual(answered);
  });

  it('by staff and by jobs are not counted', async () => {
    const id = await roomy();
    const ctx = world.from('192.0.2.6', { ...off, perAddressAndActivity: 1 });
    expect(await outcomes({ ...ctx, actor: world.actors.admin }, id, 3)).toEqual(['done', 'done', 'done']);
    expect(await outcomes(world.as(null), id, 3)).toEqual(['done', 'done', 'done']);
    expect(await outcomes({ ...ctx, actor: world.actors.member }, id, 2)).toEqual(['done', many]);
  });

  it('keep no address, and are forgotten when the hour after theirs has passed', async () => {
    const id = await roomy();
    await world.book(world.from('203.0.113.77'), id);
    expect(JSON.stringify(await world.db.select().from(visitorCounts))).not.toContain('203.0.113');
    expect((await forgetVisitors(world.as(null))).counts).toBe(0);
    world.setNow('2026-05-01T11:59:59Z');
    expect((await forgetVisitors(world.as(null))).counts).toBe(0);
    world.setNow('2026-05-01T12:00:00Z');
    expect((await forgetVisitors(world.as(null))).counts).toBe(1);
    world.setNow('2026-05-01T10:00:00Z');
    expect(await world.db.select().from(visitorCounts)).toEqual([]);
  });

  it('of a known client count for the activity alone, and it has no work to do', async () => {
    const id = await roomy();
    const ctx = world.from('192.0.2.8', {
      perAddress: 1,
      perAddressAndActivity: 1,
      perActivity: 4,
      proofAfterAddress: 1,
    });
    const known = { ...ctx, visit: { address: '192.0.2.8', knownClient: true } };
    expect(await outcomes(known, id, 5)).toEqual(['done', 'done', 'done', 'done', many]);
  });

  it('wait for no disk, and look at few rows of many', async () => {
    const [table] = await world.db.execute(sql`select relpersistence from pg_class where relname = 'visitor_counts'`);
    expect(table).toEqual({ relpersistence: 'u' });
    await world.db.execute(sql`
      insert into visitor_counts (address_hash, hour, subject, count)
      select 'other-' || n, timestamptz '2026-05-01T10:00:00Z', n % 500 + 1000, 1 from generate_series(1, 40000) n`);
    await world.db.execute(sql`analyze visitor_counts`);
    for (const where of [sql`address_hash = 'other-7'`, sql`subject = 1007`]) {
      const plan = await world.db.execute<{ 'QUERY PLAN': string }>(sql`
        explain select sum(count) from visitor_counts
        where ${where} and hour = timestamptz '2026-05-01T10:00:00Z'`);
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index/);
    }
  });
});
