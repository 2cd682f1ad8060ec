import { MoveLink, MoveStatus, SuspensionReason } from '@dehesa/domain/outings';
import { madridDate } from '@dehesa/domain/madrid-time';
import { partyAgeFailure, type PersonAge, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';
import { deadlineText } from '../waiting-list/offer-message';
import { moveTokenFor, openedMove } from '../party-links';
import { reasonText } from './move-message';
import { isOpen } from './move-rows';
import { type OfferedShift, readOtherDates } from './other-dates';

/** cancelled: staff or the visitor cancelled it by another way. */
export type MoveState = MoveStatus | 'cancelled';

/** A date that the party can take. */
export interface MoveChoice extends Omit<
  OfferedShift,
  'begins' | 'takesPlace' | 'territoryId' | 'minimumAge' | 'childrenAllowed'
> {
  /** Everybody of the party is of the age that it asks for (B12). */
  fits: boolean;
  /** Its places are held for the party; else it is free as long as nobody else takes it. */
  held: boolean;
}

/** What the link of a suspended outing opens: enough to decide, nothing that a stranger could use. */
export interface MovePreview {
  /** Of the newest link of the reservation: what its older ones lead on to. */
  token: string;
  state: MoveState;
  /** With its prefix (B16). */
  reference: string;
  people: number;
  title: string;
  date: string;
  hours: string;
  municipality: string;
  /** Why it does not take place, as the message says it. */
  reason: string;
  words: string;
  /** Places had been held, and the date cannot be come to any more. */
  heldGone: boolean;
  /** The held one first, then those with room for the whole party. */
  choices: MoveChoice[];
  /** In words, with the Portuguese hour in territory 2; null where there is nothing to answer. */
  deadline: string | null;
  phone: string;
}

interface Row extends Record<string, unknown> {
  id: number;
  suspension_id: number;
  move_status: string;
  held_activity_id: number | null;
  held_shift_id: number | null;
  expires_ms: number | null;
  status: number;
  reference: string;
  prefix: string;
  party_size: number;
  title: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  shift: string | null;
  municipality: string;
  territory_id: number;
  phone: string;
  reason: string;
  words: string;
  before: string | null;
  other_date: string;
  ages: PersonAge[];
}

/**
 * The move behind a link, without changing anything; null where the link is not ours. Where its reservation was moved again
 * since, it is the newest one.
 */
export async function readMove(ctx: ServiceContext, raw: MoveLink): Promise<MovePreview | null> {
  const { token, language } = MoveLink.parse(raw);
  const opened = await openedMove(ctx, ctx.db, token);
  if (opened === undefined) return null;
  const now = ctx.clock.now();
  const [row] = await ctx.db.execute<Row>(sql`
    select m.id, m.suspension_id, m.status as move_status, m.held_activity_id, m.held_shift_id,
      (extract(epoch from m.expires_at) * 1000)::float8 as expires_ms, r.status, r.reference, t.reference_prefix as prefix,
      r.party_size, coalesce(nullif(own.title, ''), es.title, '') as title, a.date::text as date,
      to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time, s.name as shift,
      a.municipality, a.territory_id, a.phone, u.reason,
      ${language === 'pt' ? sql`u.words_pt` : sql`u.words_es`} as words,
      earlier.reason as before, suspended.date::text as other_date,
      (select json_agg(json_build_object('position', q.position, 'kind', q.kind, 'birthDate', q.birth_date)
        order by q.position) from people q where q.reservation_id = r.id) as ages
    from outing_moves m
    join outing_suspensions u on u.id = m.suspension_id
    join activities suspended on suspended.id = u.activity_id
    join reservations r on r.id = m.reservation_id
    -- Once another date was taken it is that one.
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    -- Its own outing was suspended before the other date was.
    left join outing_suspensions earlier on earlier.activity_id = r.activity_id and earlier.id <> u.id
    left join shifts s on s.id = r.shift_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where m.reservation_id = ${opened.reservationId}
    order by m.id desc limit 1`);
  if (row === undefined) return null;
  const state = stateOf(row, now);
  const dates = state === 'open' ? await readOtherDates(ctx.db, row.suspension_id, language) : [];
  const coming = dates.filter(({ takesPlace, begins }) => takesPlace && begins > now);
  const isHeld = (date: OfferedShift) => date.activityId === row.held_activity_id && date.shiftId === row.held_shift_id;
  const held = coming.filter(isHeld);
  const free = coming.filter((date) => !isHeld(date) && date.free >= row.party_size);
  const today = madridDate(now);
  const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  const clock = held[0]?.territoryId ?? row.territory_id;
  return {
    token: moveTokenFor(ctx.installation, row.id, opened.contact),
    state,
    reference: showReference(row.reference, row.prefix),
    people: row.party_size,
    title: row.title,
    date: row.date,
    hours: partyHours(schedule, row.shift, row.territory_id, language),
    municipality: row.municipality,
    reason: reasonText(
      {
        reason: SuspensionReason.parse(row.reason),
        otherDate: row.before === null ? null : { before: SuspensionReason.parse(row.before), date: row.other_date },
      },
      language,
    ),
    words: row.words,
    heldGone: state === 'open' && row.held_activity_id !== null && held.length === 0,
    choices: [...held, ...free].map(
      ({
        begins: _begins,
        takesPlace: _takesPlace,
        territoryId: _territory,
        minimumAge,
        childrenAllowed,
        ...date
      }) => ({
        ...date,
        fits: partyAgeFailure(row.ages, { minimumAge, childrenAllowed, today }) === undefined,
        held: date.activityId === row.held_activity_id && date.shiftId === row.held_shift_id,
      }),
    ),
    deadline:
      state === 'open' && row.expires_ms !== null ? deadlineText(new Date(row.expires_ms), clock, language) : null,
    phone: row.phone,
  };
}

function stateOf(row: Row, now: Date): MoveState {
  const status = MoveStatus.parse(row.move_status);
  if (status === 'open')
    return isOpen({ status, expiresAt: row.expires_ms === null ? null : new Date(row.expires_ms) }, now)
      ? 'open'
      : 'expired';
  const cancelled = row.status === ReservationStatus.cancelled;
  return cancelled && (status === 'withdrawn' || status === 'accepted') ? 'cancelled' : status;
}
