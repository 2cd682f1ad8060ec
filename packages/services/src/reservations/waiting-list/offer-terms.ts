import { partyBegins } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import type { PlaceChange } from '../places/change-places';

/** What an offer of places depends on. */
export interface OfferTerms {
  hours: number;
  /** By the shift's hours where they tell it. */
  begins: Date;
  /** Or suspended: nobody comes to it. */
  hidden: boolean;
}

interface Row extends Record<string, unknown> {
  shift_id: number | null;
  shift: string | null;
  date: string;
  start_time: string | null;
  end_time: string | null;
  hours: number;
  hidden: boolean;
}

/** The terms in a shift, null where the activity has none. */
export async function readOfferTerms(
  tx: ServiceContext['db'],
  { activityId, shiftId }: Pick<PlaceChange, 'activityId' | 'shiftId'>,
): Promise<OfferTerms | undefined> {
  const row = (await readRows(tx, activityId)).find((one) => one.shift_id === shiftId);
  return row && { hours: row.hours, begins: beginsOf(row), hidden: row.hidden };
}

/** The shifts that can still be come to, 0 for an activity without shifts; none where it is hidden. */
export async function readOfferableShifts(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: ServiceContext['db'],
  activityId: number,
): Promise<number[]> {
  const now = ctx.clock.now();
  const rows = await readRows(tx, activityId);
  return rows.filter((row) => !row.hidden && beginsOf(row) > now).map((row) => row.shift_id ?? 0);
}

/** A row for each shift, or one where there is none. */
async function readRows(tx: ServiceContext['db'], activityId: number): Promise<readonly Row[]> {
  return tx.execute<Row>(sql`
    select s.id as shift_id, s.name as shift, a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time,
      to_char(a.end_time, 'HH24:MI') as end_time, a.offer_hours as hours,
      a.hidden or a.suspended_at is not null as hidden
    from activities a
    left join shifts s on s.activity_id = a.id
    where a.id = ${activityId}`);
}

function beginsOf({ date, start_time: startTime, end_time: endTime, shift }: Row): Date {
  return partyBegins({ date, startTime, endTime }, shift);
}
