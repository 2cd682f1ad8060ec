import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { mobileOf } from '../reservations/read/people';

const mobile = mobileOf({ phone: sql`p.phone`, phonePrefix: sql`p.phone_prefix` });

/** The number of a conversation, and how a visitor's is compared with it: by digits alone. */
const digitsOf = (phone: SQL) => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/** The numbers of some rows of `people p`, as they stand there and as messages by WhatsApp are addressed. */
const numbersOf = (which: SQL) => sql`(
  select ${digitsOf(sql`coalesce(p.phone_prefix, '') || p.phone`)} from people p where ${which} and p.phone <> ''
  union select ${digitsOf(mobile)} from people p where ${which} and ${mobile} is not null)`;

/** Conversations with the phones of some rows of `people p`. */
export function conversationsOf(which: SQL): SQL {
  return sql`${digitsOf(sql`c.phone`)} in ${numbersOf(which)}`;
}

/** Messages `m` by WhatsApp to those phones that hang on no reservation: answers of the inbox. */
export function answersTo(which: SQL): SQL {
  return sql`(m.channel = 'whatsapp' and m.reservation_id is null
    and ${digitsOf(sql`m.recipient`)} in ${numbersOf(which)})`;
}

/** Removes what was written in the inbox before an instant, and conversations of which nothing is left. Answers how many. */
export async function eraseOldConversations(tx: ServiceContext['db'], before: SQL): Promise<number> {
  await tx.execute(sql`delete from conversation_messages where created_at < ${before}`);
  const erased = await tx.execute(sql`
    delete from conversations c
    where c.updated_at < ${before} and not exists (select from conversation_messages m where m.conversation_id = c.id)`);
  return erased.count;
}
