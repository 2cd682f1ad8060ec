import { DomainError } from '@dehesa/domain/errors';
import { TemplateAnswerInput } from '@dehesa/domain/inbox';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { holdConversation, requireAccount, whatsappNumber } from './hold-conversation';
import { readContactReservations } from './contact-reservations';
import { queueAnswer } from './queue-answer';

/**
 * Writes to a conversation by an approved template about one of its number's reservations, at any time and once for each
 * key (B38). A reservation of another number, or out of reach, does not exist (B21, B22).
 */
export async function answerByTemplate(
  ctx: ServiceContext,
  input: TemplateAnswerInput,
): Promise<{ repeated: boolean }> {
  const actor = authorize(ctx, 'messages.read');
  const { id, reservationId, slug, key } = TemplateAnswerInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const conversation = await holdConversation(tx, actor, id);
    const within = { ...ctx, db: tx };
    const phone = whatsappNumber(conversation);
    await requireAccount(within, conversation.territoryId);
    const [reservation] = await readContactReservations(within, actor, { phone }, { id: reservationId });
    if (!reservation?.templates.includes(slug)) throw DomainError.of('record.notFound');
    const { language, name } = reservation;
    const recipient = { address: phone, name };
    const answer = { slug, channel: 'whatsapp', language, recipient } as const;
    return queueAnswer(ctx, tx, conversation, { ...answer, reservationId, body: '', key });
  });
}
