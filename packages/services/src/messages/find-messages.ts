import { messages, reservations } from '@dehesa/db/schema';
import { readReference, referenceRange } from '@dehesa/domain/reservations';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { canBeIndexed, matches, matchesFolded } from '../search';

/** As `messages_search_idx` has it: what is in one of the parts is in the whole. */
const whole = sql`search_fold(${messages.recipient} || chr(10) || ${messages.recipientName} || chr(10)
  || coalesce(${messages.subject}, ''))`;
const onItsWay = sql`${messages.status} in ('queued', 'sending')`;
const gone = sql`${messages.status} not in ('queued', 'sending')`;

/**
 * Messages by recipient, subject or the reference of their reservation, with or without its prefix (B16, B34). What is on its
 * way is in no index of trigrams, so that it costs nothing to queue it: it is little, and read whole.
 */
export function foundMessages(search: string): SQL | undefined {
  if (search === '') return undefined;
  const { recipient, recipientName, subject } = messages;
  const said = or(...[recipient, recipientName, subject].map((column) => matches(column, search)));
  const indexed = canBeIndexed(search) ? matchesFolded(whole, search) : said;
  const one = sql`select ${messages.id} from ${messages} where`;
  const range = referenceRange(readReference(search));
  const referred =
    range === null
      ? undefined
      : sql`union all select ${messages.id} from ${reservations} join ${messages} on ${messages.reservationId} = ${reservations.id}
          where ${reservations.reference} between ${range.from} and ${range.to}`;
  return sql`${messages.id} in (
    ${one} ${and(gone, indexed)} union all ${one} ${and(onItsWay, said)} ${referred})`;
}
