import type { Carriers, ServiceContext } from '../../context';
import { assertStillDue } from './assert-still-due';
import { answerSlug, prepareAnswer } from './prepare-answer';
import { prepareWhatsapp } from './prepare-whatsapp';
import type { PreparedMessage } from './prepared-message';
import { type QueuedMessage, renderMessage } from '../content/render-message';

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
