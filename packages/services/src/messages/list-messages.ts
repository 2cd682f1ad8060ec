import { activities, messages, reservations, territories } from '@dehesa/db/schema';
import { MessageListInput } from '@dehesa/domain/messages';
import type { Page } from '@dehesa/domain/paging';
import { and, count, desc, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { foundMessages } from './find-messages';
import { type MessageSummary, summaryColumns, summaryOf, visibleMessages } from './message-log';

/** A page of the log of messages, newest first; a role 2 sees those about its own activities (B21, B34, B35). */
export async function listMessages(ctx: ServiceContext, input: MessageListInput): Promise<Page<MessageSummary>> {
  const actor = authorize(ctx, 'messages.read');
  const { search, status, channel, pageIndex, pageSize } = MessageListInput.parse(input);
  const where = and(
    visibleMessages(actor),
    status === null ? undefined : eq(messages.status, status),
    channel === null ? undefined : eq(messages.channel, channel),
    foundMessages(search),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(messages)
      .leftJoin(reservations, eq(reservations.id, messages.reservationId))
      .leftJoin(activities, eq(activities.id, reservations.activityId))
      .leftJoin(territories, eq(territories.id, activities.territoryId))
      .where(where)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db
      .select({ total: count() })
      .from(messages)
      .leftJoin(reservations, eq(reservations.id, messages.reservationId))
      .leftJoin(activities, eq(activities.id, reservations.activityId))
      .leftJoin(territories, eq(territories.id, activities.territoryId))
      .where(where),
  ]);
  return { rows: rows.map(summaryOf), total: counted?.total ?? 0 };
}
