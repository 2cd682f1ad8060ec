import { activities, messages, reservations, territories } from '@dehesa/db/schema';
import { MessageListInput } from '@dehesa/domain/messages';
import type { Page } from '@dehesa/domain/paging';
import { count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { findMessages } from './find-messages';
import { messageIds, newestMessages, wantedMessages, type WantedMessages } from './log-query';
import { type MessageSummary, summaryColumns, summaryOf } from './message-log';

export interface MessagePage extends Page<MessageSummary> {
  /** There are more than `total`: nobody counts them one by one. */
  more: boolean;
}

/** A log has millions of them: more than these are not counted while somebody waits. */
const countedAtMost = 10_000;

/** A page of the log of messages, newest first; a role 2 sees those about its own activities (B21, B34, B35). */
export async function listMessages(ctx: ServiceContext, input: MessageListInput): Promise<MessagePage> {
  const actor = authorize(ctx, 'messages.read');
  const { search, pageIndex, pageSize, ...filter } = MessageListInput.parse(input);
  const wanted = wantedMessages(actor, filter);
  const offset = pageIndex * pageSize;
  if (search !== '') {
    const { ids, ...counted } = await findMessages(ctx, wanted, { search, limit: pageSize, offset });
    return { rows: await readSummaries(ctx, inArray(messages.id, ids)), ...counted };
  }
  const page = newestMessages(ctx, wanted).limit(pageSize).offset(offset);
  const [rows, total] = await Promise.all([
    readSummaries(ctx, inArray(messages.id, page)),
    countAtMost(ctx, wanted, countedAtMost + 1),
  ]);
  return { rows, total: Math.min(total, countedAtMost), more: total > countedAtMost };
}

async function countAtMost(ctx: ServiceContext, wanted: WantedMessages, most: number): Promise<number> {
  const some = messageIds(ctx, wanted).limit(most).as('some');
  const [row] = await ctx.db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

async function readSummaries({ db }: ServiceContext, where: SQL): Promise<MessageSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(messages)
    .leftJoin(reservations, eq(reservations.id, messages.reservationId))
    .leftJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(territories, eq(territories.id, activities.territoryId))
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return rows.map(summaryOf);
}
