import { messages, reservations } from '@dehesa/db/schema';
import { readReference, referenceRange } from '@dehesa/domain/reservations';
import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { canBeIndexed, matches, matchesAddressed } from '../search';
import { messageIds, newestMessages, type WantedMessages } from './log-query';

/** As `messages_search_idx` has it: what is in one of the parts is in the whole. */
const whole = sql`search_fold(${messages.recipient} || chr(10) || ${messages.recipientName} || chr(10)
  || coalesce(${messages.subject}, ''))`;
const onItsWay = sql`${messages.status} in ('queued', 'sending')`;
const gone = sql`${messages.status} not in ('queued', 'sending')`;

/** So many of the newest are looked through first: what many have is found among them sooner than by an index. */
const lookedThrough = 1_000;
/** So many where one or two letters were typed, which no index finds, and where a word is in `manyAmongNewest` of the first ones. */
const lookedThroughFurther = 5_000;
const manyAmongNewest = 5;
/** So many are put in order. */
const foundAtMost = 5_000;

interface Search {
  search: string;
  limit: number;
  offset: number;
}

export interface FoundMessages {
  /** Of the page. */
  ids: number[];
  total: number;
  /** There are, or may be, more than `total`. */
  more: boolean;
}

/**
 * Messages by recipient, subject or the reference of their reservation, with or without its prefix, newest first (B16, B34).
 * A common word is found among the newest ones, and is not counted; one that is seldom by the index, and counted.
 */
export async function findMessages(
  ctx: ServiceContext,
  wanted: WantedMessages,
  { search, limit, offset }: Search,
): Promise<FoundMessages> {
  const needed = offset + limit + 1;
  const pageOf = (ids: readonly { id: number }[], more: boolean) => ({
    ids: ids.slice(offset, offset + limit).map(({ id }) => id),
    total: ids.length,
    more,
  });
  const indexed = canBeIndexed(search);
  let near = await amongNewest(ctx, wanted, search, indexed ? lookedThrough : lookedThroughFurther);
  if (!indexed) return pageOf(near.ids, near.more);
  if (near.ids.length < needed && near.ids.length >= manyAmongNewest)
    near = await amongNewest(ctx, wanted, search, lookedThroughFurther);
  if (near.ids.length >= needed) return pageOf(near.ids, near.more);
  const rare = await byIndex(ctx, wanted, search, foundAtMost + 1);
  if (rare.length <= foundAtMost) return pageOf(rare, false);
  // More than a few in a thousand have it: it is not far to enough of them.
  const some = await newestMessages(ctx, wanted, said(search)).limit(needed);
  return pageOf(some.slice(0, needed - 1), some.length === needed);
}

function said(search: string): SQL | undefined {
  const { recipient, recipientName, subject } = messages;
  return or(...[recipient, recipientName, subject].map((column) => matches(column, search)));
}

async function amongNewest(ctx: ServiceContext, wanted: WantedMessages, search: string, most: number) {
  const looked = newestMessages(ctx, wanted).limit(most);
  const rows = await ctx.db
    .select({ id: messages.id, found: sql<boolean>`coalesce(${said(search)}, false)` })
    .from(messages)
    .where(inArray(messages.id, looked))
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return { ids: rows.filter(({ found }) => found), more: rows.length === most };
}

/**
 * What is on its way is in no index of trigrams, so that it costs nothing to queue it: it is little, and read whole. The statement
 * alone, for its plan is tested.
 */
export function byIndex(ctx: Pick<ServiceContext, 'db'>, wanted: WantedMessages, search: string, most: number) {
  const range = referenceRange(readReference(search));
  const one = (further: SQL | undefined) => sql`(${messageIds(ctx, wanted, further).limit(most)})`;
  const referred =
    range === null
      ? []
      : [
          one(
            sql`${messages.reservationId} in (select ${reservations.id} from ${reservations}
              where ${reservations.reference} between ${range.from} and ${range.to})`,
          ),
        ];
  const found = [one(and(gone, matchesAddressed(whole, search))), one(and(onItsWay, said(search))), ...referred];
  return ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${messages.id} in (${sql.join(found, sql` union all `)})`)
    .orderBy(desc(messages.createdAt), desc(messages.id));
}
