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
