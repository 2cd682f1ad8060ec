import { activities, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { activityHead, calledOff } from '../../activities/read/head';
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

/** The terms in a shift, null where the activity has none. */
export async function readOfferTerms(
  tx: ServiceContext['db'],
  { activityId, shiftId }: Pick<PlaceChange, 'activityId' | 'shiftId'>,
): Promise<OfferTerms | undefined> {
  const row = (await readRows(tx, activityId)).find((one) => one.shiftId === shiftId);
  return row && { hours: row.hours, begins: partyBegins(row, row.shift), hidden: row.hidden };
}

/** The shifts that can still be come to, 0 for an activity without shifts; none where it is hidden. */
export async function readOfferableShifts(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: ServiceContext['db'],
  activityId: number,
): Promise<number[]> {
  const now = ctx.clock.now();
  const rows = await readRows(tx, activityId);
  return rows.filter((row) => !row.hidden && partyBegins(row, row.shift) > now).map((row) => row.shiftId ?? 0);
}

/** A row for each shift, or one where there is none. */
async function readRows(tx: ServiceContext['db'], activityId: number) {
  return tx
    .select({
      shiftId: shifts.id,
      shift: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      hours: activities.offerHours,
      hidden: calledOff,
    })
    .from(activities)
    .leftJoin(shifts, eq(shifts.activityId, activities.id))
    .where(eq(activities.id, activityId));
}
