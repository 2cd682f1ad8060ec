import { activities, conversationMessages, conversations, enquiries, messages } from '@dehesa/db/schema';
import { and, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { amongMessages, eraseMessages } from './erase-rows';

/** Enquiries about an activity that ended before an instant: theirs is the activity's time, not that of their lines (B82). */
export function dueEnquiries(db: ServiceContext['db'], before: Date) {
  return db
    .select({ id: enquiries.conversationId })
    .from(enquiries)
    .innerJoin(activities, eq(activities.id, enquiries.activityId))
    .where(lt(activities.endsAt, before));
}

/** Some enquiries whose time is over, with the mails about them. */
export async function eraseDueEnquiries(
  tx: ServiceContext['db'],
  before: Date,
  most: number,
): Promise<{ conversations: number; messages: number }> {
  const due = await dueEnquiries(tx, before).orderBy(enquiries.conversationId).limit(most);
  if (due.length === 0) return { conversations: 0, messages: 0 };
  const which = inArray(
    conversations.id,
    due.map(({ id }) => id),
  );
  const erased = await eraseMessages(tx, amongMessages(messagesIn(which)));
  const gone = await tx.delete(conversations).where(which);
  return { conversations: gone.count, messages: erased };
}

/** The ids of the messages that left in some conversations, and of those that said that an enquiry has come. */
export function messagesIn(which: SQL): SQL {
  return sql`select ${conversationMessages.messageId} from ${conversationMessages}
      join ${conversations} on ${eq(conversations.id, conversationMessages.conversationId)} where ${which}
    union select ${enquiries.receiptMessageId} from ${enquiries}
      join ${conversations} on ${eq(conversations.id, enquiries.conversationId)} where ${which}`;
}

/** Whether a message is one of an enquiry, and goes with it. */
export function isOfEnquiry(db: ServiceContext['db']): SQL | undefined {
  const receipt = db
    .select({ id: enquiries.conversationId })
    .from(enquiries)
    .where(eq(enquiries.receiptMessageId, messages.id));
  const answer = db
    .select({ id: enquiries.conversationId })
    .from(conversationMessages)
    .innerJoin(enquiries, eq(enquiries.conversationId, conversationMessages.conversationId))
    .where(eq(conversationMessages.messageId, messages.id));
  return or(exists(receipt), exists(answer));
}

/** Lines of conversations by WhatsApp, whose time is their own. */
export function isByWhatsapp(db: ServiceContext['db']): SQL | undefined {
  const conversation = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationMessages.conversationId), eq(conversations.channel, 'whatsapp')));
  return exists(conversation);
}
