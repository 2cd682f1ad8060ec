import {
  type ActivityQuestion,
  availability,
  type AvailabilityFacts,
  type EarlyAccessRange,
  type WaitingListMode,
} from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { millis } from '../../json-sql';

/** What taking places in an activity needs to know of it. */
export interface BookableActivity extends AvailabilityFacts {
  id: number;
  date: string;
  /** It takes no reservations; who stores one asks again with the lock of `holdActivities`. */
  suspended: boolean;
  territoryId: number;
  companyId: number | null;
  referencePrefix: string;
  minimumAge: number;
  childrenAllowed: boolean;
  waitingListMode: WaitingListMode;
  confirmsAtOnce: boolean;
  questions: readonly ActivityQuestion[];
  earlyAccess: EarlyAccessRange;
  maxReservations: number;
  privacyTextVersion: string;
  shifts: readonly { id: number; name: string }[];
  places: readonly { shiftId: number; capacity: number; held: number }[];
}

/** Reads it in one statement and without a lock: places are checked by taking them. */
export async function readBookableActivity(
  db: ServiceContext['db'],
  activityId: number,
): Promise<BookableActivity | undefined> {
  return (await readBookableActivities(db, [activityId])).get(activityId);
}

/** The same for any number of activities, by their ids. */
export async function readBookableActivities(
  db: ServiceContext['db'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, BookableActivity>> {
  // Raw: on the path of every booking, whose cost was measured.
  const rows = await db.execute<Omit<BookableActivity, 'endsAt'> & { endsAt: number }>(sql`
    select a.id, a.date::text as date, ${millis(sql`a.ends_at`)} as "endsAt", a.hidden,
      a.suspended_at is not null as suspended,
      a.registrations_closed as "registrationsClosed", a.registration_opens_on::text as "registrationOpensOn",
      a.registration_closes_on::text as "registrationClosesOn", a.territory_id as "territoryId", a.company_id as "companyId",
      t.reference_prefix as "referencePrefix", a.minimum_age as "minimumAge", a.children_allowed as "childrenAllowed",
      a.waiting_list_mode as "waitingListMode", a.confirms_at_once as "confirmsAtOnce", a.questions,
      c.max_reservations as "maxReservations",
      json_build_object('opensOn', c.early_access_opens_on, 'closesOn', c.early_access_closes_on) as "earlyAccess",
      'privacy-' || coalesce((select max(version) from legal_texts where kind = 'privacy'), 0) as "privacyTextVersion",
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position)
        from shifts s where s.activity_id = a.id), '[]') as shifts,
      coalesce((select json_agg(json_build_object('shiftId', p.shift_id, 'capacity', p.capacity, 'held', p.held))
        from shift_places p where p.activity_id = a.id), '[]') as places
    from activities a
    join territories t on t.id = a.territory_id
    cross join configuration c
    where a.id = any(${idArray(ids)})`);
  return new Map(rows.map((row) => [row.id, { ...row, endsAt: new Date(row.endsAt) }]));
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

/** B8, and B9 for who comes by the link of a collaborator with access (`collaboratorId`, else null). */
export function isBookable(activity: BookableActivity, collaboratorId: number | null, now: Date): boolean {
  const { bookable, bookableEarly } = availability(activity, activity.earlyAccess, now, madridDate(now));
  return bookable || (bookableEarly && collaboratorId !== null);
}
