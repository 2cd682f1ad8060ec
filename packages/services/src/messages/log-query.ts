import { activities, messages, reservations } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { MessageListInput } from '@dehesa/domain/messages';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { visibleMessages } from './message-log';

/** Which messages of the log somebody wants. */
export interface WantedMessages {
  where: SQL | undefined;
  /** The condition speaks of the activities that they are about. */
  ofActivities: boolean;
}

/** By state and channel within reach; written out, for only so the indexes of a part of the log serve. */
export function wantedMessages(
  actor: Actor,
  { status, channel }: Pick<MessageListInput, 'status' | 'channel'>,
): WantedMessages {
  const reach = visibleMessages(actor);
  const where = and(
    reach,
    status === null ? undefined : sql`${messages.status} = ${sql.raw(`'${status}'`)}`,
    channel === null ? undefined : sql`${messages.channel} = ${sql.raw(`'${channel}'`)}`,
  );
  return { where, ofActivities: reach !== undefined };
}

/** Their ids, with a further condition. */
export function messageIds({ db }: Pick<ServiceContext, 'db'>, { where, ofActivities }: WantedMessages, further?: SQL) {
  const all = db.select({ id: messages.id }).from(messages).$dynamic();
  if (ofActivities)
    void all
      .innerJoin(reservations, eq(reservations.id, messages.reservationId))
      .innerJoin(activities, eq(activities.id, reservations.activityId));
  return all.where(and(where, further));
}

/** The same, newest first: what a row tells is read once it is known which ones a page has. */
export function newestMessages(ctx: Pick<ServiceContext, 'db'>, wanted: WantedMessages, further?: SQL) {
  return messageIds(ctx, wanted, further).orderBy(desc(messages.createdAt), desc(messages.id));
}
