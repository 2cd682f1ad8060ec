import { activities, conversations, reservations } from '@dehesa/db/schema';
import { isWindowOpen } from '@dehesa/domain/inbox';
import { and, eq } from 'drizzle-orm';
import type { Carriers, ServiceContext } from '../../context';
import type { PreparedMessage } from './prepared-message';
import type { QueuedMessage } from '../content/render-message';
import { renderWhatsapp } from '../content/render-whatsapp';

/** A message may wait in the far side's line: one that is sent as text must not arrive when the window has closed. */
const marginMs = 10 * 60_000;

/**
 * A message for a telephone number: as text where its owner wrote to the territory less than 24 hours ago, else as the
 * approved template (B38). A territory without an account keeps it in the log.
 */
export async function prepareWhatsapp(
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
