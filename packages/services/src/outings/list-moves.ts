import {
  activities,
  outingDates,
  outingMoves,
  outingSuspensions,
  people,
  reservations,
  territories,
  users,
} from '@dehesa/db/schema';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { type MoveFilter, type MoveReach, MovesInput, type MoveStatus, SuspensionReason } from '@dehesa/domain/outings';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { titles } from '../activities/read/texts';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { jsonList, jsonObject } from '../json-sql';
import { booker, ofBooker } from '../reservations/read/booker';
import { countOf } from '../reservations/read/counts';
import { fullName } from '../reservations/read/people';
import { asShown, shownReference } from '../reservations/read/reference';
import { isLive } from '../reservations/read/states';
import { actorName } from '../users/read/names';
import { isCarriedOn } from './carried-on';

const own = alias(outingMoves, 'own');

/** The newest message by one channel about the suspension, with what became of it. */
export interface MoveMessage {
  channel: 'email' | 'whatsapp';
  status: string;
  possiblyRepeated: boolean;
}

/** What became of one reservation of a suspended outing, and whether its booker knows. */
export interface MoveRow {
  id: number;
  reservationId: number;
  reference: string;
  /** It comes on a date that is another's: its reference alone is told of it (B21, B22). */
  elsewhere: boolean;
  name: string;
  /** As it was typed, with its prefix; empty where it was erased. */
  phone: string;
  people: number;
  status: MoveStatus;
  /** Confirmed or pending still, though what was offered is closed: staff decide. */
  live: boolean;
  expiresAt: Date | null;
  held: { activityId: number; date: string } | null;
  taken: { activityId: number; date: string } | null;
  reach: MoveReach;
  messages: MoveMessage[];
}

/** A suspended outing with its reservations, a page at a time. */
export interface Moves {
  reason: SuspensionReason;
  words: Record<StaffLanguage, string>;
  at: Date;
  /** Null where the account is gone. */
  by: string | null;
  dates: { activityId: number; title: Record<StaffLanguage, string>; date: string }[];
  counts: Record<MoveFilter, number>;
  rows: MoveRow[];
  total: number;
}

/** Everybody of a suspended outing in the actor's reach (B21): what they answered, and whether the message reached them. */
export async function listMoves(ctx: ServiceContext, raw: MovesInput): Promise<Moves> {
  authorize(ctx, 'reservations.manage');
  const { activityId, filter, pageIndex, pageSize } = MovesInput.parse(raw);
  const head = await readHead(ctx, activityId);
  if (head === undefined) throw DomainError.of('record.notFound');
  const { id, ...suspension } = head;
  const told = sql`(${toldOf(ctx, id)}) told`;
  const [[counts], rows] = await Promise.all([
    ctx.db
      .select({
        all: countOf(conditions.all),
        open: countOf(conditions.open),
        accepted: countOf(conditions.accepted),
        cancelled: countOf(conditions.cancelled),
        notReached: countOf(conditions.notReached),
      })
      .from(told),
    ctx.db
      .select(shown)
      .from(told)
      .where(conditions[filter])
      .orderBy(
        sql`told.reach = 'notReached' and told.status in ('open', 'none') desc`,
        sql`told."bookedAt"`,
        shown.reservationId,
      )
      .limit(pageSize)
      .offset(pageIndex * pageSize),
  ]);
  const all = counts ?? { all: 0, open: 0, accepted: 0, cancelled: 0, notReached: 0 };
  return {
    ...suspension,
    reason: SuspensionReason.parse(suspension.reason),
    counts: all,
    rows,
    total: all[filter],
  };
}

const dates = sql<Moves['dates']>`(
  select ${jsonList(
    jsonObject({ activityId: outingDates.activityId, date: activities.date, title: titles() }),
    outingDates.position,
  )}
  from ${outingDates} join ${activities} on ${eq(activities.id, outingDates.activityId)}
  where ${eq(outingDates.suspensionId, outingSuspensions.id)})`;

async function readHead(ctx: ServiceContext, activityId: number) {
  const [head] = await ctx.db
    .select({
      id: outingSuspensions.id,
      reason: outingSuspensions.reason,
      words: { es: outingSuspensions.wordsEs, pt: outingSuspensions.wordsPt },
      at: outingSuspensions.createdAt,
      by: actorName(users),
      dates,
    })
    .from(outingSuspensions)
    .innerJoin(activities, eq(activities.id, outingSuspensions.activityId))
    .leftJoin(users, eq(users.id, outingSuspensions.suspendedBy))
    .where(and(eq(outingSuspensions.activityId, activityId), reachableActivities(ctx.actor)));
  return head;
}

/** A row of the list, of what `toldOf` selects. */
const shown = {
  id: sql<number>`told.id`,
  reservationId: sql<number>`told."reservationId"`,
  reference: sql`told.reference`.mapWith(asShown),
  elsewhere: sql<boolean>`told.elsewhere`,
  name: sql<string>`told.name`,
  phone: sql<string>`told.phone`,
  people: sql<number>`told.people`,
  status: sql<MoveStatus>`told.status`,
  live: sql<boolean>`told.live`,
  expiresAt: sql`told."expiresAt"`.mapWith(outingMoves.expiresAt),
  held: sql<MoveRow['held']>`told.held`,
  taken: sql<MoveRow['taken']>`told.taken`,
  reach: sql<MoveReach>`told.reach`,
  messages: sql<MoveMessage[]>`told.messages`,
};

/** What each filter shows, of `told`. */
const conditions: Record<MoveFilter, SQL> = {
  all: sql`true`,
  open: sql`told.status = 'open'`,
  accepted: sql`status = 'accepted'`,
  cancelled: sql`told.status in ('declined', 'expired', 'none') or not live`,
  notReached: sql`reach = 'notReached'`,
};

/**
 * A row for each reservation, with the newest of its moves: the other date may have been suspended since. Those of another
 * outing, for whom this one was the other date, only where that is in reach as well; of who comes on a date out of reach no
 * name and no number. By which channel it was reached best counts: a message that a mail server has taken is sent, one that
 * could not leave or was refused reached nobody.
 */
function toldOf(ctx: ServiceContext, suspensionId: number): SQL {
  const inReach = reachableActivities(ctx.actor);
  const dateOf = (id: SQLWrapper) => sql`(select json_build_object('activityId', d.id, 'date', d.date)
    from ${activities} d where d.id = ${id})`;
  return sql`
    select ${outingMoves.id}, ${outingMoves.reservationId} as "reservationId",
      ${shownReference} as reference,
      ${reservations.createdAt} as "bookedAt", not (${inReach}) as elsewhere,
      case when ${inReach} then ${fullName(booker)} else '' end as name,
      case when ${inReach} then trim(coalesce(${booker.phonePrefix}, '') || ' ' || coalesce(${booker.phone}, '')) else '' end as phone,
      ${reservations.partySize} as people, ${outingMoves.status}, ${isLive()} as live,
      ${outingMoves.expiresAt} as "expiresAt", ${dateOf(outingMoves.heldActivityId)} as held,
      ${dateOf(outingMoves.takenActivityId)} as taken, coalesce(said.messages, '[]') as messages,
      coalesce(said.reach, 'notReached') as reach
    from ${outingMoves} ${own}
    join ${outingSuspensions} on ${eq(outingSuspensions.id, own.suspensionId)}
    join lateral (
      select newest.* from ${outingMoves} newest where newest.reservation_id = ${own.reservationId}
      order by newest.id desc limit 1
    ) ${outingMoves} on true
    join ${reservations} on ${eq(reservations.id, own.reservationId)}
    join ${activities} on ${eq(activities.id, reservations.activityId)}
    join ${territories} on ${eq(territories.id, activities.territoryId)}
    join ${people} ${booker} on ${ofBooker}
    left join lateral (
      select json_agg(json_build_object('channel', channel, 'status', status, 'possiblyRepeated', possibly_repeated)
          order by channel) as messages,
        case when bool_or(status = 'read') then 'read' when bool_or(status = 'delivered') then 'delivered'
          when bool_or(status = 'sent') then 'sent' when bool_or(status in ('queued', 'sending')) then 'onItsWay'
          else 'notReached' end as reach
      from (
        select distinct on (channel) channel, status, possibly_repeated from messages
        where reservation_id = ${outingMoves.reservationId} and slug in ('actividad-suspendida', 'actividad-otra-fecha')
          and created_at >= ${outingMoves.createdAt}
        order by channel, id desc
      ) newest
    ) said on true
    where ${own.suspensionId} = ${suspensionId} and (${inReach} or not ${isCarriedOn(own, outingSuspensions)})`;
}
