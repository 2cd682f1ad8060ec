import { messages } from '@dehesa/db/schema';
import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readBacklog } from './read-backlog';

const database = await closedAfterAll(createTestDatabase());
const now = new Date('2026-11-24T09:00:00Z');
const context = testContext(database.db, { clock: { now: () => now } });

it('tells jobs by what they wait for, and messages that are still to go or failed within a day (B49)', async () => {
  const { jobs, oldestDueSeconds, messages: none } = await readBacklog(context);
  expect([jobs, oldestDueSeconds]).toEqual([[], 0]);
  expect(none.map(({ messages: number }) => number)).toEqual([0, 0, 0]);

  const add = (task: string, runAt: string) =>
    database.db.execute(sql`select graphile_worker.add_job(${task}, '{}'::json, run_at => now() + ${runAt}::interval)`);
  await add('remind', '1 hour');
  await add('sendMessage', '-90 seconds');
  await add('sendMessage', '-10 seconds');
  await add('broken', '-1 day');
  await database.db.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'broken')`);
  const message = { slug: 'reserva-pendiente', language: 'es', recipient: 'eva@example.org' };
  const days = (number: number) => new Date(now.getTime() - number * 86_400_000);
  await database.db.insert(messages).values([
    { ...message, status: 'queued', createdAt: days(9) },
    { ...message, status: 'sending' },
    { ...message, status: 'sending' },
    { ...message, status: 'failed', createdAt: days(0.5) },
    { ...message, status: 'failed', createdAt: days(2) },
    { ...message, status: 'sent' },
  ]);

  const backlog = await readBacklog(context);
  expect(backlog.jobs).toEqual([
    { task: 'broken', state: 'failed', jobs: 1 },
    { task: 'remind', state: 'scheduled', jobs: 1 },
    { task: 'sendMessage', state: 'due', jobs: 2 },
  ]);
  // What failed for good waits for nothing.
  expect(backlog.oldestDueSeconds).toBeGreaterThanOrEqual(90);
  expect(backlog.oldestDueSeconds).toBeLessThan(3_600);
  expect(backlog.messages).toEqual([
    { status: 'queued', messages: 1 },
    { status: 'sending', messages: 2 },
    { status: 'failed', messages: 1 },
  ]);
});
