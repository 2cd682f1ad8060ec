import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { jobsOfMessages, messageInsert, type NewMessage } from './queue-message';

/** Of messages to many: behind those about a single reservation, which somebody waits for; low numbers go first. */
export const bulkPriority = 10;

/** Queues many messages in the caller's transaction, in one statement (B35); answers how many. */
export async function queueMessages(
  tx: ServiceContext['db'],
  list: readonly NewMessage[],
  { priority = bulkPriority }: { priority?: number } = {},
): Promise<number> {
  if (list.length === 0) return 0;
  // Raw: of the parts that the statement of a booking has too.
  const queued = await tx.execute(sql`with message as (${messageInsert(list)}) ${jobsOfMessages({ priority })}`);
  return queued.length;
}
