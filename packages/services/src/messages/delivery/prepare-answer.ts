import { conversationMessages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import type { Carriers, ServiceContext } from '../../context';
import type { PreparedMessage } from './prepared-message';

/** The slug of what an employee answers in the inbox; it has no template. */
export const answerSlug = 'respuesta-whatsapp';

/**
 * An employee's answer by WhatsApp. Its text is that of the conversation: where that was erased there is nothing left to
 * send (B46).
 */
export async function prepareAnswer(
  ctx: ServiceContext,
  carriers: Carriers,
  message: { id: number; recipient: string; territoryId: number | null },
): Promise<PreparedMessage> {
  const [answer] = await ctx.db
    .select({ body: conversationMessages.body })
    .from(conversationMessages)
    .where(eq(conversationMessages.messageId, message.id));
  if (!answer || message.territoryId === null) throw DomainError.of('record.notFound');
  const { body } = answer;
  const sender = await carriers.whatsapp(message.territoryId);
  const content = { kind: 'text', body } as const;
  return {
    log: { subject: '', html: '', text: body },
    send: sender && (() => sender.send({ to: message.recipient, content, callbackData: String(message.id) })),
  };
}
