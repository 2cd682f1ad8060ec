import { emailSuppressions, messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { storable } from '@dehesa/domain/plain-text';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Carriers, ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueJob } from '../../queue-job';
import { DeliveryFailure, LeftAlone } from './delivery-failure';
import { prepareMessage } from './prepare-message';
import type { PreparedMessage } from './prepare-message';
import { sendMessageTask } from './queue-message';
import { readSuppression } from '../suppressions/read-suppression';

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
  const before: Try = { message, attempt, handedOverAt: null };
  let prepared: PreparedMessage;
  try {
    prepared = await prepareMessage(ctx, carriers, message);
    const suppressed = message.channel === 'email' ? await readSuppression(ctx.db, message.recipient) : null;
    if (suppressed !== null) {
      await settle(ctx, before, { status: 'suppressed', ...prepared.log, lastError: suppressed.reason });
      return { outcome: 'suppressed' };
    }
    if (prepared.send === null) {
      await settle(ctx, before, { status: 'kept', ...prepared.log, lastError: null });
      return { outcome: 'kept' };
    }
  } catch (error) {
    return recordFailure(ctx, before, error);
  }
  const handedOver = await handOver(ctx, before, prepared.log);
  if (handedOver === undefined) return { outcome: 'nothingToDo' };
  let providerId: string;
  try {
    ({ providerId } = await prepared.send());
  } catch (error) {
    return recordFailure(ctx, handedOver, error);
  }
  // What has left is no failed try: where this is not stored the job fails, and the next try is marked.
  await settleSent(ctx, handedOver, providerId);
  return { outcome: 'sent' };
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

/** A claimed message on its way; two jobs may have claimed one, where a process lost its connection and lives on. */
interface Try {
  message: Claimed;
  attempt: number;
  /** Also tells the tries apart: only who handed it over last writes what became of it. */
  handedOverAt: Date | null;
}

/** Commits that the message leaves now; nothing where another try was first, or the message is no longer to be sent. */
async function handOver(ctx: ServiceContext, own: Try, log: PreparedMessage['log']): Promise<Try | undefined> {
  const handedOverAt = ctx.clock.now();
  const ours = await ctx.db
    .update(messages)
    .set({ ...log, handedOverAt })
    .where(stillOurs(own))
    .returning({ id: messages.id });
  return ours.length > 0 ? { ...own, handedOverAt } : undefined;
}

/** Whoever it was for may be erased while it is on its way (B46): then nothing is written into it any more. */
function stillOurs(own: Try) {
  return and(sameTry(own), eq(messages.status, 'sending'));
}

function sameTry({ message, attempt, handedOverAt }: Try) {
  return and(
    eq(messages.id, message.id),
    eq(messages.attempts, attempt),
    handedOverAt === null ? isNull(messages.handedOverAt) : eq(messages.handedOverAt, handedOverAt),
  );
}

/** The end of a message: its secrets are erased, its fields are no longer needed. Whether it was ours to end. */
async function settle(ctx: ServiceContext, own: Try, outcome: Partial<typeof messages.$inferInsert>): Promise<boolean> {
  const ended = await ctx.db
    .update(messages)
    .set({ ...outcome, fields: {} })
    .where(stillOurs(own))
    .returning({ id: messages.id });
  return ended.length > 0;
}

/** The far side may have told of its arrival before its answer to the sending was stored. */
async function settleSent(ctx: ServiceContext, own: Try, providerId: string): Promise<void> {
  await ctx.db
    .update(messages)
    .set({
      status: sql`case when status = 'sending' then 'sent' else status end`,
      providerId: storable(providerId).slice(0, 500),
      lastError: null,
      sentAt: ctx.clock.now(),
      fields: {},
    })
    .where(and(sameTry(own), inArray(messages.status, ['sending', 'sent', 'delivered', 'read'])));
}

async function recordFailure(ctx: ServiceContext, own: Try, error: unknown): Promise<Delivery> {
  const { message, attempt } = own;
  const lastError = describe(error);
  const failure = error instanceof DeliveryFailure ? error : undefined;
  const possiblyRepeated = leavesDoubt(own, error) ? { possiblyRepeated: true } : {};
  const pause = pauseAfter(error, attempt);
  if (pause === undefined) {
    await inTransaction(ctx, async (tx) => {
      const ended = await settle({ ...ctx, db: tx }, own, { status: 'failed', lastError, ...possiblyRepeated });
      // Of who was erased meanwhile no address may come back.
      if (!ended || message.channel !== 'email' || failure?.kind !== 'addressRefused') return;
      await tx
        .insert(emailSuppressions)
        .values({ emailKey: emailKey(message.recipient), reason: lastError, createdAt: ctx.clock.now() })
        .onConflictDoNothing();
    });
    return { outcome: 'failed', error };
  }
  // The last try is not spent on what was not sent.
  const next = error instanceof LeftAlone && attempt > retryPauses.length ? attempt : attempt + 1;
  await inTransaction(ctx, async (tx) => {
    const [queued] = await tx
      .update(messages)
      .set({ status: 'queued', attempts: next - 1, lastError, ...possiblyRepeated })
      .where(stillOurs(own))
      .returning({ id: messages.id });
    if (queued === undefined) return;
    const at = sql`now() + ${pause}::int * interval '1 second'`;
    await queueJob(tx, sendMessageTask, { messageId: message.id, attempt: next }, { at, tries: 5 });
  });
  return { outcome: 'retry', error };
}

/** Nobody answered what was handed over; what else broke on its way may have had its answer. */
function leavesDoubt({ handedOverAt }: Try, error: unknown): boolean {
  if (error instanceof DeliveryFailure) return error.kind === 'noAnswer';
  return handedOverAt !== null && !(error instanceof DomainError);
}

/** Seconds until the next try; none where no try would change what a rule or the far side refuses, or after the last. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  // A secret that opens no more is typed again, and then it leaves.
  if (error instanceof DomainError && error.failure.code !== 'configuration.secretLost') return undefined;
  const pause = retryPauses[attempt - 1] ?? (error instanceof LeftAlone ? retryPauses.at(-1) : undefined);
  if (!(error instanceof DeliveryFailure)) return pause;
  if (error.kind === 'refused' || error.kind === 'addressRefused') return undefined;
  return pause === undefined ? undefined : Math.max(pause, Math.ceil(error.retryAfter ?? 0));
}

/**
 * A far side's answer or a rule's code, without what no database holds: a try that cannot be recorded would be made again
 * and again. Other errors may quote queries with personal data, so only their name is kept.
 */
function describe(error: unknown): string {
  if (error instanceof DeliveryFailure || error instanceof DomainError) return storable(error.message).slice(0, 500);
  return error instanceof Error ? error.name : 'Error';
}
