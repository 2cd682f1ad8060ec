import { activities, reservations, scheduleChanges } from '@dehesa/db/schema';
import { jsonObject } from '../../json-sql';
import { clockTime } from '../../activities/read/head';
import { asc, eq, gt, and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const outing = alias(activities, 'told_outing');

/** The first change of the schedule since a party booked, or was told of one: what it replaced is what the party knows. */
const untold = sql`(
  select * from ${scheduleChanges}
  where ${and(
    eq(scheduleChanges.activityId, reservations.activityId),
    gt(scheduleChanges.createdAt, sql`coalesce(${reservations.scheduleToldAt}, ${reservations.createdAt})`),
  )}
  order by ${asc(scheduleChanges.id)} limit 1)`;

const { fromDate, fromStartTime, fromEndTime } = scheduleChanges;

/** The schedule that a party knows, where another is in force (B10); null where it knows that one. */
export const toldSchedule: SQL<{ date: string; startTime: string | null; endTime: string | null } | null> = sql`(
  select ${jsonObject({ date: fromDate, startTime: clockTime(fromStartTime), endTime: clockTime(fromEndTime) })}
  from ${untold} ${scheduleChanges} join ${activities} ${outing} on ${eq(outing.id, scheduleChanges.activityId)}
  where (${fromDate}, ${fromStartTime}, ${fromEndTime}) is distinct from
    (${outing.date}, ${outing.startTime}, ${outing.endTime}))`;

/** A party was told another schedule than the one in force. */
export const toldOtherwise = sql<boolean>`(${toldSchedule} is not null)`;
