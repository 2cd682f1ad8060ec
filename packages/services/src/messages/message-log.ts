import { messages, reservations, territories } from '@dehesa/db/schema';
import { type Actor, activityScope } from '@dehesa/domain/access';
import { defaultLanguage, isLanguage, type Language } from '@dehesa/domain/languages';
import { MessageChannel, MessageStatus, MessageKind } from '@dehesa/domain/messages';
import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';

/** With its territory's prefix; null where a message is not about a reservation. */
const referenceColumn = sql<string | null>`${territories.referencePrefix} || '-' || ${reservations.reference}`;

export const summaryColumns = {
  id: messages.id,
  slug: messages.slug,
  channel: messages.channel,
  language: messages.language,
  recipient: messages.recipient,
  recipientName: messages.recipientName,
  subject: messages.subject,
  status: messages.status,
  attempts: messages.attempts,
  possiblyRepeated: messages.possiblyRepeated,
  reference: referenceColumn,
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
  deliveredAt: messages.deliveredAt,
  readAt: messages.readAt,
};

interface SummaryRow extends Pick<typeof messages.$inferSelect, Exclude<keyof typeof summaryColumns, 'reference'>> {
  reference: string | null;
}

/** A message of the log (B35). */
export interface MessageSummary extends SummaryRow {
  slug: MessageKind;
  channel: MessageChannel;
  language: Language;
  status: MessageStatus;
}

/** A row of the log in the domain's types; the table's checks keep it to them. */
export function summaryOf(row: SummaryRow): MessageSummary {
  return {
    ...row,
    slug: MessageKind.parse(row.slug),
    channel: MessageChannel.parse(row.channel),
    status: MessageStatus.parse(row.status),
    language: isLanguage(row.language) ? row.language : defaultLanguage,
  };
}

/** Which messages an actor sees, on a query that joins `activities`: those without a reservation only who sees all (B21). */
export function visibleMessages(actor: Actor): SQL | undefined {
  if (activityScope(actor).kind === 'all') return undefined;
  return and(isNotNull(messages.reservationId), reachableActivities(actor));
}
