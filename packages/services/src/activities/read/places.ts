import { activities, shiftPlaces, shifts } from '@dehesa/db/schema';
import type { ShiftPlaces } from '@dehesa/domain/activities';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonList, jsonObject } from '../../json-sql';

/** The places of each shift of an activity in their order, or of the whole where it has none (B3). */
export function placesByShift(activityId: SQLWrapper = activities.id): SQL<ShiftPlaces[]> {
  const item = jsonObject({ shift: shifts.name, capacity: shiftPlaces.capacity, held: shiftPlaces.held });
  const ofShift = and(eq(shifts.activityId, shiftPlaces.activityId), eq(shifts.id, shiftPlaces.shiftId));
  return sql`(select ${jsonList(item, shifts.position)} from ${shiftPlaces} left join ${shifts} on ${ofShift}
    where ${eq(shiftPlaces.activityId, activityId)})`;
}
