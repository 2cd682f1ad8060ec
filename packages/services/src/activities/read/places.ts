import { activities, shiftPlaces, shifts } from '@dehesa/db/schema';
import type { ShiftPlaces } from '@dehesa/domain/activities';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonList, jsonObject } from '../../json-sql';

// By a name of its own: the query around it reads activities too.
const outing = alias(activities, 'outing');
/** The minimum that is not reached yet (B59). */
const unreached: SQL<number | null> =
  sql`case when ${shiftPlaces.held} < ${outing.minimumPeople} then ${outing.minimumPeople} end`;

/** The places of each shift of an activity in their order, or of the whole where it has none (B3). */
export function placesByShift(activityId: SQLWrapper = activities.id): SQL<ShiftPlaces[]> {
  const item = jsonObject({ shift: shifts.name, capacity: shiftPlaces.capacity, held: shiftPlaces.held, unreached });
  const ofShift = and(eq(shifts.activityId, shiftPlaces.activityId), eq(shifts.id, shiftPlaces.shiftId));
  return sql`(select ${jsonList(item, shifts.position)} from ${shiftPlaces}
    join ${activities} outing on ${eq(outing.id, shiftPlaces.activityId)} left join ${shifts} on ${ofShift}
    where ${eq(shiftPlaces.activityId, activityId)})`;
}
