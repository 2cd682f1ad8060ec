import type { Language } from '@dehesa/domain/languages';
import { type MovingParty, SuspensionReason } from '@dehesa/domain/outings';
import { type PersonAge, ReservationStatus } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { bookerWhatsapp, type LockedReservation } from '../reservations/index';

/** A reservation that a suspension concerns, with what its message and its other date need. */
export interface AffectedParty extends LockedReservation, Omit<MovingParty, 'barredFrom'> {
  /** Dates that somebody of it is booked for already. */
  bookedOn: readonly number[];
  /** Of everybody in it, the booker first. */
  ages: readonly PersonAge[];
  /** The outing is the other date of one that was suspended before, to which it belongs still: why that one was. */
  before: SuspensionReason | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  activity_id: number;
  shift_id: number | null;
  status: ReservationStatus;
  party_size: number;
  language: Language;
  offered_places: number;
  whatsapp_wanted: boolean;
  territory_id: number;
  company_id: number | null;
  shift: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  whatsapp: string | null;
  booked_on: number[];
  ages: PersonAge[];
  before: string | null;
}

/**
 * Everybody whom it concerns that an outing does not take place: who has a live reservation of it, then those of an outing
 * that was suspended before, for whom places are held on this one or who were offered no other date that still takes
 * place; each in order of booking. To change them the caller locks the rows first (`lockParties`): what it waited for is
 * then read too.
 */
export async function readParties(
  db: ServiceContext['db'],
  activityId: number,
  dates: readonly number[],
  now: Date,
): Promise<AffectedParty[]> {
  const rows = await db.execute<Row>(sql`
    select r.id, r.reference, r.activity_id, r.shift_id, r.status, r.party_size, r.language, r.offered_places,
      r.whatsapp_consent_at is not null as whatsapp_wanted, a.territory_id, a.company_id, s.name as shift, p.first_name,
      p.last_name, p.email, ${bookerWhatsapp} as whatsapp, ${bookedOn(dates)} as booked_on,
      (select json_agg(json_build_object('position', q.position, 'kind', q.kind, 'birthDate', q.birth_date)
        order by q.position) from people q where q.reservation_id = r.id) as ages, earlier.reason as before
    from reservations r
    join activities a on a.id = r.activity_id
    join people p on p.reservation_id = r.id and p.position = 0
    left join shifts s on s.id = r.shift_id
    left join outing_suspensions earlier on earlier.activity_id = r.activity_id and r.activity_id <> ${activityId}
    where ${concerned(activityId, now)}
    order by r.activity_id <> ${activityId}, r.created_at, r.id`);
  return rows.map((row) => ({
    id: row.id,
    reservationId: row.id,
    reference: row.reference,
    activityId: row.activity_id,
    shiftId: row.shift_id,
    shift: row.shift,
    status: row.status,
    partySize: row.party_size,
    people: row.party_size,
    language: row.language,
    territoryId: row.territory_id,
    companyId: row.company_id,
    offeredPlaces: row.offered_places,
    // It is over for its waiting list: nobody is promoted in it.
    waitingListMode: 'none',
    // Those of the outing itself have no move yet.
    suspended: row.before !== null,
    whatsappWanted: row.whatsapp_wanted,
    booker: { firstName: row.first_name, lastName: row.last_name, email: row.email, whatsapp: row.whatsapp },
    bookedOn: row.booked_on,
    ages: row.ages,
    before: row.before === null ? null : SuspensionReason.parse(row.before),
  }));
}

/** Holds their rows until the commit. The caller holds the outing's: nobody else is offered it meanwhile. */
export async function lockParties(tx: ServiceContext['db'], activityId: number, now: Date): Promise<void> {
  await tx.execute(sql`select from reservations r where ${concerned(activityId, now)} order by r.id for update of r`);
}

/** Of reservations `r`: those that `readParties` tells of. */
function concerned(activityId: number, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`r.id in (
    select id from reservations where activity_id = ${activityId} and status in (1, 2, 3)
    union all
    select m.reservation_id from outing_moves m
    where m.status = 'open' and m.expires_at > ${at} and (m.held_activity_id = ${activityId} or m.held_activity_id is null
      and exists (select from outing_dates d where d.suspension_id = m.suspension_id and d.activity_id = ${activityId})
      and not exists (
        select from outing_dates d join activities o on o.id = d.activity_id
        where d.suspension_id = m.suspension_id and d.activity_id <> ${activityId} and not o.hidden
          and o.suspended_at is null and o.ends_at > ${at})))`;
}

/** The dates that somebody of the party has a live reservation for already: they could not take it (B13). */
function bookedOn(dates: readonly number[]): SQL {
  if (dates.length === 0) return sql`'{}'::int[]`;
  return sql`array(
    select distinct other.activity_id from people own
    join people other on other.live and other.activity_id = any(${idArray(dates)})
      and (other.identity_key = own.identity_key or other.email_key = own.email_key)
    where own.reservation_id = r.id)`;
}

/** Pending and confirmed ones may go on another date; who waits has no places to go with (B2). */
export function mayMove({ status }: Pick<AffectedParty, 'status'>): boolean {
  return status === ReservationStatus.pending || status === ReservationStatus.confirmed;
}
