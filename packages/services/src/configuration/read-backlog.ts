import { messages } from '@dehesa/db/schema';
import { and, eq, gte, inArray, count, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { readArchivedAge } from './read-archived-age';

/** What waits to be done, for who watches an installation (B49). No person is in it. */
export interface Backlog {
  /** Jobs by task: `due` now, `running`, `scheduled` for later, or `failed` for good. */
  jobs: { task: string; state: 'due' | 'running' | 'scheduled' | 'failed'; jobs: number }[];
  /** For how many seconds the job that is due longest has waited; 0 where none is. */
  oldestDueSeconds: number;
  /** Messages on their way, and those of the last day that failed. */
  messages: { status: 'queued' | 'sending' | 'failed'; messages: number }[];
  /** For how many seconds nothing of the database's log was archived; null where its server archives none. */
  archivedSeconds: number | null;
}

const aDay = 86_400_000;

/** Counts jobs and messages by what is still to be done: none of it grows with what was done. */
export async function readBacklog(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<Backlog> {
  const yesterday = new Date(ctx.clock.now().getTime() - aDay);
  const [jobs, [oldest], underWay, archivedSeconds] = await Promise.all([
    // Raw: the queue's own view, which the schema does not know.
    ctx.db.execute<Backlog['jobs'][number]>(sql`
      select task_identifier as task, count(*)::int as jobs,
        case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
          when run_at <= now() then 'due' else 'scheduled' end as state
      from graphile_worker.jobs group by 1, 3 order by 1, 3`),
    ctx.db.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()`),
    ctx.db
      .select({ status: messages.status, messages: count() })
      .from(messages)
      .where(
        or(
          inArray(messages.status, ['queued', 'sending']),
          and(eq(messages.status, 'failed'), gte(messages.createdAt, yesterday)),
        ),
      )
      .groupBy(messages.status),
    readArchivedAge(ctx),
  ]);
  const number = (status: Backlog['messages'][number]['status']) => ({
    status,
    messages: underWay.find((row) => row.status === status)?.messages ?? 0,
  });
  return {
    jobs: [...jobs],
    oldestDueSeconds: oldest?.seconds ?? 0,
    messages: [number('queued'), number('sending'), number('failed')],
    archivedSeconds,
  };
}
