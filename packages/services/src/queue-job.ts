import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { traceparent } from './job-trace';

export interface JobTimes {
  /** When it runs; without it at once. */
  at?: Date | SQL;
  tries?: number;
  /** Low numbers go first; 0 where nothing is said. */
  priority?: number;
}

/** Of what gives places on: it goes before all mails, whose server may be slow. */
export const beforeMails = -10;

/** Queues a task in the caller's transaction: it runs after the commit, and only then. */
export async function queueJob(
  tx: ServiceContext['db'],
  task: string,
  payload: Record<string, unknown>,
  { at, tries, priority }: JobTimes = {},
): Promise<void> {
  const parent = traceparent();
  const traced = parent === null ? payload : { ...payload, traceparent: parent };
  const runAt = at instanceof Date ? sql`${at.toISOString()}::timestamptz` : (at ?? sql`null`);
  // Raw: the queue's tables are its own, and are written by its functions alone.
  await tx.execute(sql`
    select graphile_worker.add_job(${task}, ${JSON.stringify(traced)}::text::json, run_at => ${runAt},
      max_attempts => ${tries ?? null}::int, priority => ${priority ?? null}::int)`);
}

/** `payload`, `at` and what `from` is made of are of the rows that the jobs are of. */
export interface JobsOfRows {
  payload: SQL;
  from: SQL;
  at?: SQL;
  tries?: number;
  priority?: number;
}

/**
 * The select that queues a task for each of some rows, and answers a row for each. The queue is called once for all of them:
 * called for each it plans and looks for their keys each time, which was more than half of what storing a booking took. Within a
 * larger statement it stands alone or as a common table expression: elsewhere it may be worked out more than once.
 */
export function jobsOfRows(task: string, { payload, from, at, tries, priority }: JobsOfRows): SQL {
  // Raw: the queue's tables are its own, and are written by its functions alone.
  return sql`
    select graphile_worker.add_jobs(array_agg((${task}::text, ${payload}, null, (${at ?? sql`null`})::timestamptz,
      ${tries ?? null}::smallint, null, ${priority ?? null}::smallint, null)::graphile_worker.job_spec))
    from ${from} having count(*) > 0`;
}
