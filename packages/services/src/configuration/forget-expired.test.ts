import { closedAfterAll, createTestDatabase, testContext } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { forgetExpired } from './forget-expired';

const database = await closedAfterAll(createTestDatabase());

it('forgets jobs that failed for good a week ago, and no others (B46)', async () => {
  const { db } = database;
  for (const [key, attempts, age] of [
    ['failed', 25, '8 days'],
    ['failed lately', 25, '6 days'],
    ['tried again', 24, '8 days'],
  ] as const) {
    await db.execute(sql`select graphile_worker.add_job('send-message', '{}'::json, job_key => ${key})`);
    await db.execute(sql`update graphile_worker._private_jobs set attempts = ${attempts}, max_attempts = 25,
      last_error = 'carmen@example.org', updated_at = now() - ${age}::interval where key = ${key}`);
  }
  const ctx = testContext(db, { clock: { now: () => new Date() } });
  expect(await forgetExpired(ctx)).toMatchObject({ failedJobs: 1 });
  const left = await db.execute<{ key: string }>(sql`select key from graphile_worker._private_jobs order by key`);
  expect(left.map(({ key }) => key)).toEqual(['failed lately', 'tried again']);
});
