import { enquiries } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { isWindowOpen } from '@dehesa/domain/inbox';
import { defaultLanguage, type Language, languageFacts, staffLanguages } from '@dehesa/domain/languages';
import type { MessageChannel, MessageKind } from '@dehesa/domain/messages';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { type HeldConversation, requireAccount, whatsappNumber } from './hold-conversation';

/** By what a text of staff's leaves, to whom, and in the frame of which language. */
export interface TextAnswer {
  slug: MessageKind;
  channel: MessageChannel;
  language: Language;
  recipient: { address: string; name: string };
}

/**
 * How a conversation is answered by a text now: what began on our pages by mail to the address that asked (B82), at any
 * time; WhatsApp only within its window, else `inbox.windowClosed`, without an account `messages.whatsappNotConfigured` (B38).
 */
export async function textAnswer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  conversation: HeldConversation,
): Promise<TextAnswer> {
  return conversation.channel === 'web' ? byMail(tx, conversation) : byWhatsapp({ ...ctx, db: tx }, conversation);
}

async function byMail(tx: ServiceContext['db'], { id, name }: HeldConversation): Promise<TextAnswer> {
  const [enquiry] = await tx
    .select({ email: enquiries.email, language: enquiries.language })
    .from(enquiries)
    .where(eq(enquiries.conversationId, id));
  if (!enquiry) throw DomainError.of('record.notFound');
  const { email: address, language } = enquiry;
  return { slug: 'consulta-respuesta', channel: 'email', language, recipient: { address, name } };
}

async function byWhatsapp(ctx: ServiceContext, conversation: HeldConversation): Promise<TextAnswer> {
  await requireAccount(ctx, conversation.territoryId);
  if (!isWindowOpen(conversation.lastIncomingAt, ctx.clock.now())) throw DomainError.of('inbox.windowClosed');
  const address = whatsappNumber(conversation);
  const language = staffLanguages.find((one) => address.startsWith(languageFacts[one].phonePrefix)) ?? defaultLanguage;
  return {
    slug: 'respuesta-whatsapp',
    channel: 'whatsapp',
    language,
    recipient: { address, name: conversation.name },
  };
}
