import type { AvailabilityFacts, EarlyAccessRange, WaitingListMode } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** What taking places in an activity needs to know of it. */
export interface BookableActivity extends AvailabilityFacts {
  id: number;
  date: string;
  territoryId: number;
  companyId: number | null;
  referencePrefix: string;
  minimumAge: number;
  childrenAllowed: boolean;
  waitingListMode: WaitingListMode;
  earlyAccess: EarlyAccessRange;
  maxReservations: number;
  privacyTextVersion: string;
  shifts: readonly { id: number; name: string }[];
  places: readonly { shiftId: number; capacity: number; held: number }[];
}

interface Row extends Record<string, unknown> {
  id: number;
  date: string;
  ends_at_ms: number;
  hidden: boolean;
  registrations_closed: boolean;
  registration_opens_on: string | null;
  registration_closes_on: string | null;
  territory_id: number;
  company_id: number | null;
  reference_prefix: string;
  minimum_age: number;
  children_allowed: boolean;
  waiting_list_mode: WaitingListMode;
  early_access_opens_on: string | null;
  early_access_closes_on: string | null;
  max_reservations: number;
  privacy_text_version: number | null;
  shifts: { id: number; name: string }[];
  places: { shiftId: number; capacity: number; held: number }[];
}

/** Reads it in one statement and without a lock: places are checked by taking them. */
export async function readBookableActivity(
  db: ServiceContext['db'],
  activityId: number,
): Promise<BookableActivity | undefined> {
  const [row] = await db.execute<Row>(sql`
    select a.id, a.date::text as date, (extract(epoch from a.ends_at) * 1000)::float8 as ends_at_ms, a.hidden,
      a.registrations_closed, a.registration_opens_on::text as registration_opens_on,
      a.registration_closes_on::text as registration_closes_on, a.territory_id, a.company_id, t.reference_prefix,
      a.minimum_age, a.children_allowed, a.waiting_list_mode, c.early_access_opens_on::text as early_access_opens_on,
      c.early_access_closes_on::text as early_access_closes_on, c.max_reservations,
      (select max(version) from legal_texts where kind = 'privacy') as privacy_text_version,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position)
        from shifts s where s.activity_id = a.id), '[]') as shifts,
      coalesce((select json_agg(json_build_object('shiftId', p.shift_id, 'capacity', p.capacity, 'held', p.held))
        from shift_places p where p.activity_id = a.id), '[]') as places
    from activities a
    join territories t on t.id = a.territory_id
    cross join configuration c
    where a.id = ${activityId}`);
  return row && fromRow(row);
}

function fromRow(row: Row): BookableActivity {
  return {
    id: row.id,
    date: row.date,
    endsAt: new Date(row.ends_at_ms),
    hidden: row.hidden,
    registrationsClosed: row.registrations_closed,
    registrationOpensOn: row.registration_opens_on,
    registrationClosesOn: row.registration_closes_on,
    territoryId: row.territory_id,
    companyId: row.company_id,
    referencePrefix: row.reference_prefix,
    minimumAge: row.minimum_age,
    childrenAllowed: row.children_allowed,
    waitingListMode: row.waiting_list_mode,
    earlyAccess: { opensOn: row.early_access_opens_on, closesOn: row.early_access_closes_on },
    maxReservations: row.max_reservations,
    privacyTextVersion: `privacy-${row.privacy_text_version ?? 0}`,
    shifts: row.shifts,
    places: row.places,
  };
}

/**
 * The shift that a booking names: null where the activity has none, `undefined` where the name fits no shift or is
 * missing. Case and surrounding spaces do not count.
 */
export function findShift(activity: BookableActivity, name: string): { id: number } | null | undefined {
  if (activity.shifts.length === 0) return null;
  const wanted = name.trim().toLowerCase();
  return activity.shifts.find((shift) => shift.name.toLowerCase() === wanted);
}
