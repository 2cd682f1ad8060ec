import { messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Mailer, ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { MailServerError } from './mail-server-error';
import { sendMessageTask } from './queue-message';
import { renderMessage } from './render-message';

/** Seconds until each further try (B35): soon at first, then long enough for a mail server to be repaired. */
export const retryPauses = [5, 20, 60, 600, 3_600] as const;

/** What became of a try. `error` is for the server's own log: the message keeps only what names no secret. */
export type Delivery = { outcome: 'sent' | 'kept' | 'nothingToDo' } | { outcome: 'retry' | 'failed'; error: unknown };

/**
 * Sends one queued message, or keeps it readable in the log where no mail server is configured (`mailer` null). The
 * claim is committed before anything is handed over; a failure is recorded and queued again in one transaction (B35).
 */
export async function deliverMessage(
  ctx: ServiceContext,
  mailer: Mailer | null,
  messageId: number,
  attempt = 1,
): Promise<Delivery> {
  const message = await claim(ctx, messageId, attempt);
  if (message === undefined) return { outcome: 'nothingToDo' };
  try {
    const { mail, log } = await renderMessage(ctx, message);
    if (mailer === null || message.channel !== 'email') {
      await settle(ctx, messageId, { status: 'kept', ...log, lastError: null });
      return { outcome: 'kept' };
    }
    const [ours] = await ctx.db.update(messages).set(log).where(stillSending(messageId)).returning({ id: messages.id });
    if (ours === undefined) return { outcome: 'nothingToDo' };
    const { providerId } = await mailer.send(mail);
    await settle(ctx, messageId, {
      status: 'sent',
      providerId: providerId.slice(0, 500),
      lastError: null,
      sentAt: ctx.clock.now(),
    });
    return { outcome: 'sent' };
  } catch (error) {
    return recordFailure(ctx, messageId, attempt, error);
  }
}

/**
 * Takes a message for its try number `attempt`: the next one, or one that a process did not live to finish. Of two jobs
 * for one message the one that is behind finds nothing to do.
 */
async function claim(ctx: ServiceContext, messageId: number, attempt: number) {
  const [message] = await ctx.db
    .update(messages)
    .set({ status: 'sending', attempts: attempt })
    .where(
      and(
        eq(messages.id, messageId),
        or(
          and(eq(messages.status, 'queued'), eq(messages.attempts, attempt - 1)),
          and(eq(messages.status, 'sending'), eq(messages.attempts, attempt)),
        ),
      ),
    )
    .returning();
  return message;
}

/** Whoever it was for may be erased while it is on its way (B46): then nothing is written into it any more. */
function stillSending(messageId: number) {
  return and(eq(messages.id, messageId), eq(messages.status, 'sending'));
}

/** The end of a message: its secrets are erased, its fields are no longer needed. */
async function settle(
  ctx: ServiceContext,
  messageId: number,
  outcome: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ ...outcome, fields: {} })
    .where(stillSending(messageId));
}

async function recordFailure(
  ctx: ServiceContext,
  messageId: number,
  attempt: number,
  error: unknown,
): Promise<Delivery> {
  const lastError = describe(error);
  // What a rule refuses (a reservation that is gone) no further try would change.
  const pause = error instanceof DomainError ? undefined : retryPauses[attempt - 1];
  if (pause === undefined) {
    await settle(ctx, messageId, { status: 'failed', lastError });
    return { outcome: 'failed', error };
  }
  await inTransaction(ctx, async (tx) => {
    const [queued] = await tx
      .update(messages)
      .set({ status: 'queued', lastError })
      .where(stillSending(messageId))
      .returning({ id: messages.id });
    if (queued === undefined) return;
    await tx.execute(sql`
      select graphile_worker.add_job(${sendMessageTask}, json_build_object('messageId', ${messageId}::int, 'attempt', ${attempt + 1}::int),
        run_at => now() + ${pause}::int * interval '1 second', max_attempts => 5)`);
  });
  return { outcome: 'retry', error };
}

/** A mail server's answer or a rule's code. Other errors may quote queries with personal data, so only their name is kept. */
function describe(error: unknown): string {
  if (error instanceof MailServerError || error instanceof DomainError) return error.message.slice(0, 500);
  return error instanceof Error ? error.name : 'Error';
}
