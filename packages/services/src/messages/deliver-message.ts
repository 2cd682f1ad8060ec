import { emailSuppressions, messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Carriers, ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { DeliveryFailure } from './delivery-failure';
import { prepareMessage } from './prepare-message';
import { sendMessageTask } from './queue-message';

/** Seconds until each further try (B35): soon at first, then long enough for a mail server to be repaired. */
export const retryPauses = [5, 20, 60, 600, 3_600] as const;

/** What became of a try. `error` is for the server's own log: the message keeps only what names no secret. */
export type Delivery =
  | { outcome: 'sent' | 'kept' | 'suppressed' | 'nothingToDo' }
  | { outcome: 'retry' | 'failed'; error: unknown };

/**
 * Sends one queued message by its channel, or keeps it readable in the log where nothing is set up to send it with. The
 * claim and the moment of handing over are committed before anything leaves; a failure is recorded and queued again in
 * one transaction. What nobody answered is marked as possibly repeated when it is sent again (B35).
 */
export async function deliverMessage(
  ctx: ServiceContext,
  carriers: Carriers,
  messageId: number,
  attempt = 1,
): Promise<Delivery> {
  const message = await claim(ctx, messageId, attempt);
  if (message === undefined) return { outcome: 'nothingToDo' };
  try {
    if (await isSuppressed(ctx, message)) {
      await settle(ctx, messageId, { status: 'suppressed' });
      return { outcome: 'suppressed' };
    }
    const { log, send } = await prepareMessage(ctx, carriers, message);
    if (send === null) {
      await settle(ctx, messageId, { status: 'kept', ...log, lastError: null });
      return { outcome: 'kept' };
    }
    const [ours] = await ctx.db
      .update(messages)
      .set({ ...log, handedOverAt: ctx.clock.now() })
      .where(stillSending(messageId))
      .returning({ id: messages.id });
    if (ours === undefined) return { outcome: 'nothingToDo' };
    const { providerId } = await send();
    await settle(ctx, messageId, {
      status: 'sent',
      providerId: providerId.slice(0, 500),
      lastError: null,
      sentAt: ctx.clock.now(),
    });
    return { outcome: 'sent' };
  } catch (error) {
    return recordFailure(ctx, message, attempt, error);
  }
}

/**
 * Takes a message for its try number `attempt`: the next one, or one that a process did not live to finish. Of two jobs
 * for one message the one that is behind finds nothing to do. A try that was handed over and never answered is marked.
 */
async function claim(ctx: ServiceContext, messageId: number, attempt: number) {
  const [message] = await ctx.db
    .update(messages)
    .set({
      status: 'sending',
      attempts: attempt,
      possiblyRepeated: sql`possibly_repeated or (status = 'sending' and handed_over_at is not null)`,
      handedOverAt: null,
    })
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

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Whether an e-mail address was refused for good before. */
async function isSuppressed(ctx: ServiceContext, { channel, recipient }: Claimed): Promise<boolean> {
  if (channel !== 'email') return false;
  const found = await ctx.db
    .select({ key: emailSuppressions.emailKey })
    .from(emailSuppressions)
    .where(eq(emailSuppressions.emailKey, suppressionKey(recipient)));
  return found.length > 0;
}

function suppressionKey(address: string): string {
  return address.trim().toLowerCase();
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
  message: Claimed,
  attempt: number,
  error: unknown,
): Promise<Delivery> {
  const lastError = describe(error);
  const failure = error instanceof DeliveryFailure ? error : undefined;
  const marked = failure?.kind === 'noAnswer' ? { possiblyRepeated: true } : {};
  const pause = pauseAfter(error, attempt);
  if (pause === undefined) {
    await inTransaction(ctx, async (tx) => {
      await settle({ ...ctx, db: tx }, message.id, { status: 'failed', lastError, ...marked });
      if (message.channel !== 'email' || failure?.kind !== 'addressRefused') return;
      await tx
        .insert(emailSuppressions)
        .values({ emailKey: suppressionKey(message.recipient), reason: lastError, createdAt: ctx.clock.now() })
        .onConflictDoNothing();
    });
    return { outcome: 'failed', error };
  }
  await inTransaction(ctx, async (tx) => {
    const [queued] = await tx
      .update(messages)
      .set({ status: 'queued', lastError, ...marked })
      .where(stillSending(message.id))
      .returning({ id: messages.id });
    if (queued === undefined) return;
    await tx.execute(sql`
      select graphile_worker.add_job(${sendMessageTask}, json_build_object('messageId', ${message.id}::int, 'attempt', ${attempt + 1}::int),
        run_at => now() + ${pause}::int * interval '1 second', max_attempts => 5)`);
  });
  return { outcome: 'retry', error };
}

/** Seconds until the next try; none where no try would change what a rule or the far side refuses, or after the last. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  if (error instanceof DomainError) return undefined;
  const pause = retryPauses[attempt - 1];
  if (!(error instanceof DeliveryFailure)) return pause;
  if (error.kind === 'refused' || error.kind === 'addressRefused') return undefined;
  return pause === undefined ? undefined : Math.max(pause, Math.ceil(error.retryAfter ?? 0));
}

/** A far side's answer or a rule's code. Other errors may quote queries with personal data, so only their name is kept. */
function describe(error: unknown): string {
  if (error instanceof DeliveryFailure || error instanceof DomainError) return error.message.slice(0, 500);
  return error instanceof Error ? error.name : 'Error';
}
