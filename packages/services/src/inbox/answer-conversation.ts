import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, languageFacts, staffLanguages } from '@dehesa/domain/languages';
import { AnswerInput, isWindowOpen } from '@dehesa/domain/inbox';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { holdConversation, requireAccount } from './hold-conversation';
import { queueAnswer } from './queue-answer';

/**
 * Answers a conversation by a text, once for each key: only within 24 hours after the other side wrote, else
 * `inbox.windowClosed`; without an account `messages.whatsappNotConfigured` (B38).
 */
export async function answerConversation(ctx: ServiceContext, input: AnswerInput): Promise<{ repeated: boolean }> {
  const actor = authorize(ctx, 'messages.read');
  const { id, text, key } = AnswerInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const conversation = await holdConversation(tx, actor, id);
    await requireAccount({ ...ctx, db: tx }, conversation.territoryId);
    if (!isWindowOpen(conversation.lastIncomingAt, ctx.clock.now())) throw DomainError.of('inbox.windowClosed');
    const language =
      staffLanguages.find((one) => conversation.phone.startsWith(languageFacts[one].phonePrefix)) ?? defaultLanguage;
    return queueAnswer(ctx, tx, conversation, {
      slug: 'respuesta-whatsapp',
      language,
      name: conversation.name,
      body: text,
      key,
    });
  });
}
