import { messages } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, insertSampleReservation, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { mailOnly } from './carriers';
import { deliverMessage } from './deliver-message';
import { queueMessage } from './queue-message';
import { requeueLostMessages } from './requeue-lost-messages';

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = testContext(database.db);
const { reservationId } = await insertSampleReservation(ctx.db);
beforeEach(async () => {
  await ctx.db.execute(sql`delete from messages`);
  await queueMessage(ctx.db, {
    slug: 'reserva-pendiente',
    language: 'es',
    recipient: { address: 'carmen@example.org', name: 'Carmen' },
    reservationId,
  });
  await ctx.db.execute(sql`update messages set created_at = now() - interval '2 minutes'`);
  await loseJobs();
});

const loseJobs = () => ctx.db.execute(sql`delete from graphile_worker._private_jobs`);
const jobs = async () =>
  (
    await ctx.db.execute<{ payload: { messageId: number; attempt: number } }>(
      sql`select payload from graphile_worker._private_jobs`,
    )
  ).map(({ payload }) => payload);
const taken = mailOnly({ send: () => Promise.resolve({ providerId: 'ok' }) });

it.each<['queued' | 'sending', number, number]>([
  // Waits for its next try.
  ['queued', 0, 1],
  ['queued', 2, 3],
  // Nobody lived to tell what came of that try: it is the one to be made.
  ['sending', 1, 1],
  ['sending', 3, 3],
])('a message that is %s after %i tries leaves by try %i (B35)', async (status, attempts, attempt) => {
  await ctx.db.update(messages).set({ status, attempts });
  expect(await requeueLostMessages(ctx)).toBe(1);
  const [job, ...others] = await jobs();
  expect([job, others]).toEqual([{ messageId: expect.any(Number), attempt }, []]);
  expect(await deliverMessage(ctx, taken, job?.messageId ?? 0, job?.attempt)).toEqual({ outcome: 'sent' });
});

it('with a job that will run it gets no second one; with one that was given up it does', async () => {
  expect([await requeueLostMessages(ctx), await requeueLostMessages(ctx)]).toEqual([1, 0]);
  // In its last try it is under way still.
  await ctx.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now()`);
  expect(await requeueLostMessages(ctx)).toBe(0);
  await ctx.db.execute(sql`update graphile_worker._private_jobs set locked_at = null`);
  expect(await requeueLostMessages(ctx)).toBe(1);
});

it('what is just being queued is left alone, and what has ended', async () => {
  await ctx.db.execute(sql`update messages set created_at = now() - interval '30 seconds'`);
  expect(await requeueLostMessages(ctx)).toBe(0);
  await ctx.db.execute(sql`update messages set created_at = now() - interval '2 minutes'`);
  for (const status of ['sent', 'delivered', 'read', 'failed', 'kept', 'suppressed'] as const) {
    await ctx.db.update(messages).set({ status });
    expect([status, await requeueLostMessages(ctx)]).toEqual([status, 0]);
  }
});
