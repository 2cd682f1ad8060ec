import { messages } from '@dehesa/db/schema';
import type { ServiceContext } from '@dehesa/services/context';
import { deliverMessage, mailOnly } from '@dehesa/services/messages';
import { eq, sql } from 'drizzle-orm';

/** What the demo has caused so far stays in the log and is never sent; an offer without its job ends as one found overdue. */
export async function keepQueued(ctx: ServiceContext): Promise<void> {
  // Raw: the queue's tables are its own.
  await ctx.db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
  const queued = await ctx.db.select({ id: messages.id }).from(messages).where(eq(messages.status, 'queued'));
  for (const { id } of queued) await deliverMessage(ctx, mailOnly(null), id);
}
