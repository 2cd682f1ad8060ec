import type { Carriers, ServiceContext } from '../../context';
import { type QueuedMessage, renderMessage } from '../content/render-message';
import { activities, conversationMessages, conversations, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { isWindowOpen } from '@dehesa/domain/inbox';
import { renderWhatsapp } from '../content/render-whatsapp';
import { assertStillDue } from './still-due';

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

/** The slug of what an employee answers in the inbox; it has no template. */
const answerSlug = 'respuesta-whatsapp';

/**
 * An employee's answer by WhatsApp. Its text is that of the conversation: where that was erased there is nothing left to
 * send (B46).
 */
async function prepareAnswer(
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

/** A message may wait in the far side's line: one that is sent as text must not arrive when the window has closed. */
const marginMs = 10 * 60_000;

/**
 * A message for a telephone number: as text where its owner wrote to the territory less than 24 hours ago, else as the
 * approved template (B38). A territory without an account keeps it in the log.
 */
async function prepareWhatsapp(
  ctx: ServiceContext,
  carriers: Carriers,
  message: QueuedMessage,
): Promise<PreparedMessage> {
  const territoryId = message.territoryId ?? (await territoryOf(ctx, message.reservationId));
  const [{ text, template, log }, sender, open] = await Promise.all([
    renderWhatsapp(ctx, message),
    territoryId === null ? null : carriers.whatsapp(territoryId),
    territoryId !== null && mayWriteFreely(ctx, territoryId, message.recipient),
  ]);
  if (sender === null) return { log, send: null };
  const content = open ? text : template;
  return { log, send: () => sender.send({ to: message.recipient, content, callbackData: String(message.id) }) };
}

async function mayWriteFreely(ctx: ServiceContext, territoryId: number, phone: string): Promise<boolean> {
  const [conversation] = await ctx.db
    .select({ lastIncomingAt: conversations.lastIncomingAt })
    .from(conversations)
    .where(and(eq(conversations.territoryId, territoryId), eq(conversations.phone, phone)));
  const soon = new Date(ctx.clock.now().getTime() + marginMs);
  return conversation !== undefined && isWindowOpen(conversation.lastIncomingAt, soon);
}

async function territoryOf(ctx: ServiceContext, reservationId: number | null): Promise<number | null> {
  if (reservationId === null) return null;
  const [row] = await ctx.db
    .select({ territoryId: activities.territoryId })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(eq(reservations.id, reservationId));
  return row?.territoryId ?? null;
}

/** A message that is ready to leave, and what the log keeps of it. */
export interface PreparedMessage {
  log: { subject: string; html: string; text: string };
  /** Null where nothing is set up to send it with. */
  send: (() => Promise<{ providerId: string }>) | null;
}
