import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobsOfRows } from './queue-job';

const { db } = await closedAfterAll(createTestDatabase());
beforeEach(() => db.execute(sql`delete from graphile_worker._private_jobs`));

const queued = () =>
  db.execute<{ task: string; payload: unknown }>(sql`
    select j.task_identifier as task, payload, j.max_attempts as tries, j.priority, j.run_at::date::text as day
    from graphile_worker.jobs j join graphile_worker._private_jobs using (id) order by id`);
const rows = (count: number) => sql`generate_series(1, ${count}::int) as n`;
const payload = sql`json_build_object('place', n)`;

describe('jobs of rows', () => {
  it('are one for each, with what is its own', async () => {
    const at = sql`timestamptz '2031-05-01 12:00Z' + n * interval '1 day'`;
    const answered = await db.execute(jobsOfRows('plant', { payload, from: rows(3), at, tries: 4, priority: -7 }));
    expect(answered).toHaveLength(3);
    expect([...(await queued())]).toEqual(
      [1, 2, 3].map((place) => ({
        task: 'plant',
        payload: { place },
        tries: 4,
        priority: -7,
        day: `2031-05-0${place + 1}`,
      })),
    );
  });

  it('run at once and as often as others where nothing is said', async () => {
    await db.execute(jobsOfRows('plant', { payload, from: rows(1) }));
    const [{ due } = { due: null }] = await db.execute<{ due: boolean }>(
      sql`select run_at <= now() as due from graphile_worker.jobs`,
    );
    expect(due).toBe(true);
    expect(await queued()).toMatchObject([{ tries: 25, priority: 0 }]);
  });

  it('of no rows are none', async () => {
    expect(await db.execute(jobsOfRows('plant', { payload, from: rows(0) }))).toHaveLength(0);
    expect(await queued()).toHaveLength(0);
  });
});
