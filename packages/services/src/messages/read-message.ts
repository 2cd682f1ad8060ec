import { activities, messages, reservations, territories } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { type MessageSummary, summaryColumns, summaryOf, visibleMessages } from './message-log';

/** A message with what was sent and what became of it. */
export interface MessageDetail extends MessageSummary {
  html: string | null;
  text: string | null;
  lastError: string | null;
  providerId: string | null;
}

/** One message of the log as it was rendered; one that the actor may not see does not exist for it (B21, B22). */
export async function readMessage(ctx: ServiceContext, input: { id: number }): Promise<MessageDetail> {
  const actor = authorize(ctx, 'messages.read');
  const [row] = await ctx.db
    .select({
      ...summaryColumns,
      html: messages.html,
      text: messages.text,
      lastError: messages.lastError,
      providerId: messages.providerId,
    })
    .from(messages)
    .leftJoin(reservations, eq(reservations.id, messages.reservationId))
    .leftJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(territories, eq(territories.id, activities.territoryId))
    .where(and(eq(messages.id, input.id), visibleMessages(actor)));
  if (!row) throw DomainError.of('record.notFound');
  const { html, text, lastError, providerId, ...summary } = row;
  return { ...summaryOf(summary), html, text, lastError, providerId };
}
