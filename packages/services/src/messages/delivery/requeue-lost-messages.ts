import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { jobsOfRows } from '../../queue-job';
import { sendMessageTask } from './queue-message';

/**
 * Queues messages anew that wait without a job that would still run: the database failed again and again in their turn,
 * or it was restored (B35). Answers how many. Fresh ones are left to the transaction that is just queueing them.
 */
export async function requeueLostMessages(ctx: Pick<ServiceContext, 'db'>): Promise<number> {
  const lost = sql`messages m
    where m.status in ('queued', 'sending') and m.created_at < now() - interval '1 minute'
      and not exists (
        select from graphile_worker._private_jobs j
        where j.payload ->> 'messageId' = m.id::text
          -- In its last try it counts as tried already.
          and (j.attempts < j.max_attempts or j.locked_at is not null)
      )`;
  const payload = sql`json_build_object('messageId', m.id, 'attempt', m.attempts + (m.status = 'queued')::int)`;
  // Raw: the queue's tables are its own.
  const queued = await ctx.db.execute(jobsOfRows(sendMessageTask, { payload, from: lost, tries: 5 }));
  return queued.length;
}
