import { conversationMessages, messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AnswerRef, isWindowOpen } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import { defaultLanguage, isLanguage } from '@dehesa/domain/languages';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queueMessage } from '../messages/index';
import { holdConversation, requireAccount } from './hold-conversation';

/**
 * Sends an answer by text again that was given up, within the window (B38). It leaves as a new message, so that what is
 * told of the first one later does not count for it; pressed twice it leaves once.
 */
export async function sendAnswerAgain(ctx: ServiceContext, input: AnswerRef): Promise<void> {
  const actor = authorize(ctx, 'messages.read');
  const { id, answerId } = AnswerRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    const conversation = await holdConversation(tx, actor, id);
    const [answer] = await tx
      .select({ status: messages.status, slug: messages.slug, language: messages.language })
      .from(conversationMessages)
      .innerJoin(messages, eq(messages.id, conversationMessages.messageId))
      .where(and(eq(conversationMessages.id, answerId), eq(conversationMessages.conversationId, id)));
    if (answer?.slug !== 'respuesta-whatsapp') throw DomainError.of('record.notFound');
    if (answer.status !== 'failed' && answer.status !== 'kept') return;
    await requireAccount({ ...ctx, db: tx }, conversation.territoryId);
    if (!isWindowOpen(conversation.lastIncomingAt, ctx.clock.now())) throw DomainError.of('inbox.windowClosed');
    const messageId = await queueMessage(tx, {
      slug: 'respuesta-whatsapp',
      channel: 'whatsapp',
      language: isLanguage(answer.language) ? answer.language : defaultLanguage,
      recipient: { address: conversation.phone, name: conversation.name },
      territoryId: conversation.territoryId,
    });
    await tx.update(conversationMessages).set({ messageId }).where(eq(conversationMessages.id, answerId));
    await audit(ctx, tx, { action: 'inbox.sendAgain', entity: 'message', entityId: id });
  });
}
