import type { Carriers, ServiceContext } from '../context';
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
  message: QueuedMessage,
): Promise<PreparedMessage> {
  const [{ mail, log }, mailer] = await Promise.all([
    renderMessage(ctx, message),
    message.channel === 'email' ? carriers.mailer() : null,
  ]);
  return { log, send: mailer && (() => mailer.send(mail)) };
}
