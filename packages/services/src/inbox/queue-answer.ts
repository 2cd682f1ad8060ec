import { conversationMessages, conversations } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { queueMessage } from '../messages/index';
import type { HeldConversation } from './hold-conversation';
import type { TextAnswer } from './text-answer';

interface Answer extends TextAnswer {
  reservationId?: number;
  /** What the conversation shows; empty for a template, whose text is the message's own once it is rendered. */
  body: string;
  key: string;
}

/**
 * Queues an answer with its place in the conversation, in the transaction that holds the conversation's row. One that
 * was asked for before under the same key is left as it is (B38).
 */
export async function queueAnswer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  conversation: HeldConversation,
  { slug, channel, language, recipient, reservationId, body, key }: Answer,
): Promise<{ repeated: boolean }> {
  if (await wasAnswered(tx, conversation.id, key)) return { repeated: true };
  const now = ctx.clock.now();
  const messageId = await queueMessage(tx, {
    slug,
    channel,
    language,
    recipient,
    territoryId: conversation.territoryId,
    ...(reservationId !== undefined && { reservationId }),
  });
  await tx.insert(conversationMessages).values({
    conversationId: conversation.id,
    direction: 'out',
    kind: reservationId === undefined ? 'text' : 'template',
    body,
    messageId,
    sentBy: ctx.actor?.userId ?? null,
    clientKey: key,
    createdAt: now,
  });
  await tx
    .update(conversations)
    .set({ updatedAt: sql`greatest(${conversations.updatedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(conversations.id, conversation.id));
  await audit(ctx, tx, {
    action: 'inbox.reply',
    entity: 'message',
    entityId: conversation.id,
    details: { slug, ...(reservationId !== undefined && { reservationId }) },
  });
  return { repeated: false };
}

async function wasAnswered(tx: ServiceContext['db'], conversationId: number, key: string): Promise<boolean> {
  const found = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.clientKey, key)));
  return found.length > 0;
}
