import { conversationMessages } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { fetchMediaTask } from './receive-messages';

/** Files whose last try died with its process are not to be had: their messages say so (B38). Answers how many. */
export async function failLostMedia({ db }: Pick<ServiceContext, 'db'>): Promise<number> {
  // Raw: the queue's tables are its own. From its few dead jobs: messages are many.
  const ofDeadJobs = sql`${conversationMessages.id} = any(array(
    select (j.payload ->> 'id')::int from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${fetchMediaTask} and j.attempts >= j.max_attempts and j.locked_at is null))`;
  const { count } = await db
    .update(conversationMessages)
    .set({ mediaState: 'failed' })
    .where(and(eq(conversationMessages.mediaState, 'pending'), ofDeadJobs));
  return count;
}
