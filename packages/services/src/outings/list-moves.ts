import type { Language } from '@dehesa/domain/languages';
import { type MoveFilter, MoveReach, MovesInput, MoveStatus, SuspensionReason } from '@dehesa/domain/outings';
import { DomainError } from '@dehesa/domain/errors';
import { showReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { isCarriedOn } from './carried-on';

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
  words: Record<Language, string>;
  at: Date;
  /** Null where the account is gone. */
  by: string | null;
  dates: { activityId: number; title: Record<Language, string>; date: string }[];
  counts: Record<MoveFilter, number>;
  rows: MoveRow[];
  total: number;
}

interface Head extends Record<string, unknown> {
  id: number;
  reason: string;
  words_es: string;
  words_pt: string;
  at_ms: number;
  by: string | null;
  dates: Moves['dates'];
}

interface Row extends Record<string, unknown> {
  id: number;
  reservation_id: number;
  reference: string;
  prefix: string;
  elsewhere: boolean;
  name: string;
  phone: string;
  people: number;
  status: string;
  live: boolean;
  expires_ms: number | null;
  held_activity_id: number | null;
  held_date: string | null;
  taken_activity_id: number | null;
  taken_date: string | null;
  reach: string;
  messages: MoveMessage[];
}

/** Everybody of a suspended outing in the actor's reach (B21): what they answered, and whether the message reached them. */
export async function listMoves(ctx: ServiceContext, raw: MovesInput): Promise<Moves> {
  authorize(ctx, 'reservations.manage');
  const { activityId, filter, pageIndex, pageSize } = MovesInput.parse(raw);
  const [head] = await ctx.db.execute<Head>(sql`
    select u.id, u.reason, u.words_es, u.words_pt, (extract(epoch from u.created_at) * 1000)::float8 as at_ms,
      coalesce(nullif(trim(by.first_name || ' ' || by.last_name), ''), nullif(by.company_name, ''), by.email) as by,
      coalesce((select json_agg(json_build_object('activityId', d.activity_id, 'date', a.date,
          'title', json_build_object('es', coalesce(es.title, ''), 'pt', coalesce(nullif(pt.title, ''), es.title, '')))
          order by d.position)
        from outing_dates d join activities a on a.id = d.activity_id
        left join activity_texts es on es.activity_id = a.id and es.language = 'es'
        left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
        where d.suspension_id = u.id), '[]') as dates
    from outing_suspensions u
    join activities on activities.id = u.activity_id
    left join users by on by.id = u.suspended_by
    where u.activity_id = ${activityId} and ${reachableActivities(ctx.actor)}`);
  if (head === undefined) throw DomainError.of('record.notFound');
  const told = toldOf(ctx, head.id);
  const [[counts], rows] = await Promise.all([
    ctx.db.execute<Record<MoveFilter, number>>(sql`
      with told as (${told})
      select count(*)::int as "all", ${countOf('open')} as "open", ${countOf('accepted')} as "accepted",
        ${countOf('cancelled')} as "cancelled", ${countOf('notReached')} as "notReached"
      from told`),
    ctx.db.execute<Row>(sql`
      with told as (${told})
      select told.*, t.reference_prefix as prefix, held.date::text as held_date, taken.date::text as taken_date
      from told
      join activities a on a.id = told.activity_id
      join territories t on t.id = a.territory_id
      left join activities held on held.id = told.held_activity_id
      left join activities taken on taken.id = told.taken_activity_id
      where ${conditions[filter]}
      order by told.reach = 'notReached' and told.status in ('open', 'none') desc, told.created_at, told.reservation_id
      limit ${pageSize} offset ${pageIndex * pageSize}`),
  ]);
  const all = counts ?? { all: 0, open: 0, accepted: 0, cancelled: 0, notReached: 0 };
  return {
    reason: SuspensionReason.parse(head.reason),
    words: { es: head.words_es, pt: head.words_pt },
    at: new Date(head.at_ms),
    by: head.by,
    dates: head.dates,
    counts: all,
    rows: rows.map(fromRow),
    total: all[filter],
  };
}

/** What each filter shows, of `told`. */
const conditions: Record<MoveFilter, SQL> = {
  all: sql`true`,
  open: sql`status = 'open'`,
  accepted: sql`status = 'accepted'`,
  cancelled: sql`status in ('declined', 'expired', 'none') or not live`,
  notReached: sql`reach = 'notReached'`,
};

const countOf = (filter: MoveFilter) => sql`(count(*) filter (where ${conditions[filter]}))::int`;

/**
 * A row for each reservation, with the newest of its moves: the other date may have been suspended since. Those of another
 * outing, for whom this one was the other date, only where that is in reach as well; of who comes on a date out of reach no
 * name and no number. By which channel it was reached best counts: a message that a mail server has taken is sent, one that
 * could not leave or was refused reached nobody.
 */
function toldOf(ctx: ServiceContext, suspensionId: number): SQL {
  const inReach = reachableActivities(ctx.actor);
  return sql`
    select m.id, m.reservation_id, r.reference, r.activity_id, r.created_at, not (${inReach}) as elsewhere,
      case when ${inReach} then trim(b.first_name || ' ' || b.last_name) else '' end as name,
      case when ${inReach} then trim(coalesce(b.phone_prefix, '') || ' ' || coalesce(b.phone, '')) else '' end as phone,
      r.party_size as people, m.status,
      r.status <> 4 as live, (extract(epoch from m.expires_at) * 1000)::float8 as expires_ms, m.held_activity_id,
      m.taken_activity_id, coalesce(said.messages, '[]') as messages, coalesce(said.reach, 'notReached') as reach
    from outing_moves own
    join outing_suspensions u on u.id = own.suspension_id
    join lateral (
      select * from outing_moves newest where newest.reservation_id = own.reservation_id order by newest.id desc limit 1
    ) m on true
    join reservations r on r.id = own.reservation_id
    join activities on activities.id = r.activity_id
    join people b on b.reservation_id = r.id and b.position = 0
    left join lateral (
      select json_agg(json_build_object('channel', channel, 'status', status, 'possiblyRepeated', possibly_repeated)
          order by channel) as messages,
        case when bool_or(status = 'read') then 'read' when bool_or(status = 'delivered') then 'delivered'
          when bool_or(status = 'sent') then 'sent' when bool_or(status in ('queued', 'sending')) then 'onItsWay'
          else 'notReached' end as reach
      from (
        select distinct on (channel) channel, status, possibly_repeated from messages
        where reservation_id = m.reservation_id and slug in ('actividad-suspendida', 'actividad-otra-fecha')
          and created_at >= m.created_at
        order by channel, id desc
      ) newest
    ) said on true
    where own.suspension_id = ${suspensionId}
      and (${inReach} or not ${isCarriedOn(sql`own`, sql`u`)})`;
}

function fromRow(row: Row): MoveRow {
  const dateOf = (activityId: number | null, date: string | null) =>
    activityId === null || date === null ? null : { activityId, date };
  return {
    id: row.id,
    reservationId: row.reservation_id,
    reference: showReference(row.reference, row.prefix),
    elsewhere: row.elsewhere,
    name: row.name,
    phone: row.phone,
    people: row.people,
    status: MoveStatus.parse(row.status),
    live: row.live,
    expiresAt: row.expires_ms === null ? null : new Date(row.expires_ms),
    held: dateOf(row.held_activity_id, row.held_date),
    taken: dateOf(row.taken_activity_id, row.taken_date),
    reach: MoveReach.parse(row.reach),
    messages: row.messages,
  };
}
