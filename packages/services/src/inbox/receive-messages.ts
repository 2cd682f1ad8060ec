import { conversationMessages, conversations } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { queueJob } from '../queue-job';
import type { IncomingMessage } from './webhook-notice';

/** The queue's task that fetches the file of a message; its payload is `{ id }`. */
export const fetchMediaTask = 'fetch-whatsapp-media';

/** How often a file is tried to be had: WhatsApp keeps it for days, and its servers come back sooner. */
const mediaTries = 6;

/** Stores what was written to a territory's number, each message once; answers how many were new (B38). */
export async function receiveMessages(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  territoryId: TerritoryId,
  messages: readonly IncomingMessage[],
): Promise<number> {
  let stored = 0;
  // Everybody takes the rows of conversations in the same order, so that nobody waits for each other.
  for (const message of messages.toSorted(byPhone)) stored += await receive(ctx, tx, territoryId, message);
  return stored;
}

function byPhone(one: IncomingMessage, other: IncomingMessage): number {
  return one.phone === other.phone ? one.sentAt.getTime() - other.sentAt.getTime() : one.phone < other.phone ? -1 : 1;
}

async function receive(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  territoryId: TerritoryId,
  { phone, name, sentAt, mediaId, ...message }: IncomingMessage,
): Promise<0 | 1> {
  // A clock that is ahead must not keep the window open for longer.
  const at = new Date(Math.min(sentAt.getTime(), ctx.clock.now().getTime()));
  const [conversation] = await tx
    .insert(conversations)
    .values({ territoryId, phone, name, updatedAt: at })
    .onConflictDoUpdate({
      target: [conversations.territoryId, conversations.phone],
      set: { name: sql`coalesce(nullif(excluded.name, ''), ${conversations.name})` },
    })
    .returning({ id: conversations.id });
  if (!conversation) throw new Error('the conversation was not stored');
  const [made] = await tx
    .insert(conversationMessages)
    .values({
      ...message,
      conversationId: conversation.id,
      direction: 'in',
      mediaId,
      mediaState: mediaId === null ? null : 'pending',
      createdAt: at,
    })
    .onConflictDoNothing({ target: conversationMessages.providerId })
    .returning({ id: conversationMessages.id });
  if (!made) return 0;
  if (message.kind === 'reaction' && message.replyTo !== null)
    await keepNewestReaction(tx, conversation.id, message.replyTo);
  const instant = sql`${at.toISOString()}::timestamptz`;
  await tx
    .update(conversations)
    .set({
      unread: message.kind === 'reaction' ? conversations.unread : sql`${conversations.unread} + 1`,
      lastIncomingAt: sql`greatest(${conversations.lastIncomingAt}, ${instant})`,
      updatedAt: sql`greatest(${conversations.updatedAt}, ${instant})`,
    })
    .where(eq(conversations.id, conversation.id));
  if (mediaId !== null) await queueJob(tx, fetchMediaTask, { id: made.id }, { tries: mediaTries });
  return 1;
}

/** One reaction to each message, the newest, whatever came first; one that was taken back is an empty one. */
async function keepNewestReaction(tx: ServiceContext['db'], conversationId: number, replyTo: string) {
  const { id, createdAt, kind, ...of } = conversationMessages;
  const those = and(eq(of.conversationId, conversationId), eq(kind, 'reaction'), eq(of.replyTo, replyTo));
  const newest = tx.select({ id }).from(conversationMessages).where(those).orderBy(desc(createdAt), desc(id)).limit(1);
  await tx.delete(conversationMessages).where(and(those, ne(id, newest)));
}
