import { conversationMessages, conversations, messages, people } from '@dehesa/db/schema';
import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { mobileOf } from '../reservations/read/people';
import { isByWhatsapp } from './erase-enquiries';
import { digitsOf } from '../search';

const mobile = mobileOf(people);

/** The numbers of some people, as they stand there and as messages by WhatsApp are addressed. */
const numbersOf = (which: SQL) => sql`(
  select ${digitsOf(sql`coalesce(${people.phonePrefix}, '') || ${people.phone}`)} from ${people}
    where ${which} and ${people.phone} <> ''
  union select ${digitsOf(mobile)} from ${people} where ${which} and ${mobile} is not null)`;

/** The ids of conversations with the phones of some people, by `conversations_digits_idx`. */
export function conversationsOf(which: SQL): SQL {
  return sql`select ${conversations.id} from ${conversations} where ${digitsOf(conversations.phone)} in ${numbersOf(which)}`;
}

/** The ids of messages by WhatsApp to those phones that hang on no reservation, by `messages_answers_idx`: answers of the inbox. */
export function answersTo(which: SQL): SQL {
  return sql`select ${messages.id} from ${messages} where ${messages.channel} = 'whatsapp'
    and ${isNull(messages.reservationId)} and ${digitsOf(messages.recipient)} in ${numbersOf(which)}`;
}

/** Removes what was written by WhatsApp before an instant, and conversations of which nothing is left. Answers how many. */
export async function eraseOldConversations(tx: ServiceContext['db'], before: Date): Promise<number> {
  await tx.delete(conversationMessages).where(and(lt(conversationMessages.createdAt, before), isByWhatsapp(tx)));
  const left = tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversations.id));
  const erased = await tx
    .delete(conversations)
    .where(and(eq(conversations.channel, 'whatsapp'), lt(conversations.updatedAt, before), notExists(left)));
  return erased.count;
}
