import { conversationMessages, messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AnswerRef } from '@dehesa/domain/inbox';
import type { MessageKind } from '@dehesa/domain/messages';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queueMessage } from '../messages/index';
import { holdConversation } from './hold-conversation';
import { textAnswer } from './text-answer';

/** What employees write themselves; a template is chosen anew. */
const textSlugs: ReadonlySet<string> = new Set<MessageKind>(['respuesta-whatsapp', 'consulta-respuesta']);

/**
 * Sends an answer by text again that was given up, where its channel still takes one (B38, B82). It leaves as a new message, so that what is
 * told of the first one later does not count for it; pressed twice it leaves once.
 */
export async function sendAnswerAgain(ctx: ServiceContext, input: AnswerRef): Promise<void> {
  const actor = authorize(ctx, 'messages.read');
  const { id, answerId } = AnswerRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    const conversation = await holdConversation(tx, actor, id);
    const [answer] = await tx
      .select({ status: messages.status, slug: messages.slug })
      .from(conversationMessages)
      .innerJoin(messages, eq(messages.id, conversationMessages.messageId))
      .where(and(eq(conversationMessages.id, answerId), eq(conversationMessages.conversationId, id)));
    if (answer === undefined || !textSlugs.has(answer.slug)) throw DomainError.of('record.notFound');
    if (answer.status !== 'failed' && answer.status !== 'kept') return;
    const again = await textAnswer(ctx, tx, conversation);
    const messageId = await queueMessage(tx, { ...again, territoryId: conversation.territoryId });
    await tx.update(conversationMessages).set({ messageId }).where(eq(conversationMessages.id, answerId));
    await audit(ctx, tx, { action: 'inbox.sendAgain', entity: 'message', entityId: id });
  });
}
