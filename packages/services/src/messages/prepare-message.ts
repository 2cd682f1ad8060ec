import type { Carriers, ServiceContext } from '../context';
import { assertStillDue } from './assert-still-due';
import { prepareWhatsapp } from './prepare-whatsapp';
import { answerSlug, prepareAnswer } from './prepare-answer';
import { type QueuedMessage, renderMessage } from './render-message';

/** A message that is ready to leave, and what the log keeps of it. */
export interface PreparedMessage {
  log: { subject: string; html: string; text: string };
  /** Null where nothing is set up to send it with. */
  send: (() => Promise<{ providerId: string }>) | null;
}

/** Renders a message for its channel, with what it leaves by. */
export async function prepareMessage(
  ctx: ServiceContext,
  carriers: Carriers,
  message: QueuedMessage & { territoryId: number | null },
): Promise<PreparedMessage> {
  await assertStillDue(ctx, message);
  if (message.slug === answerSlug) return prepareAnswer(ctx, carriers, message);
  if (message.channel === 'whatsapp') return prepareWhatsapp(ctx, carriers, message);
  const [{ mail, log }, mailer] = await Promise.all([renderMessage(ctx, message), carriers.mailer()]);
  return { log, send: mailer && (() => mailer.send(mail)) };
}
