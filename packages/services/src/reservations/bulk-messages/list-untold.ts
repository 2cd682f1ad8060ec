import { activities, reservations } from '@dehesa/db/schema';
import { bulkMessages, UntoldInput } from '@dehesa/domain/reservations';
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityHead } from '../../activities/read/head';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { toldOtherwise } from '../read/told-schedule';

/** An outing whose schedule has changed since somebody was told of it (B10). */
export interface UntoldOuting {
  activityId: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** How many parties know another schedule. */
  parties: number;
}

const asked = alias(activities, 'asked');

/** Of an activity and the others of its series, those of which parties that hold places know another schedule (B10, B21). */
export function listUntold(ctx: ServiceContext, input: UntoldInput): Promise<UntoldOuting[]> {
  authorize(ctx, 'reservations.manage');
  const { activityId } = UntoldInput.parse(input);
  return ctx.db
    .select({
      activityId: activities.id,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      parties: count(),
    })
    .from(activities)
    .innerJoin(
      asked,
      and(eq(asked.id, activityId), or(eq(asked.id, activities.id), eq(asked.seriesId, activities.seriesId))),
    )
    .innerJoin(reservations, eq(reservations.activityId, activities.id))
    .where(
      and(
        reachableActivities(ctx.actor),
        sql`${activities.endsAt} > ${ctx.clock.now().toISOString()}::timestamptz`,
        inArray(reservations.status, [...bulkMessages.scheduleChange.statuses]),
        toldOtherwise,
      ),
    )
    .groupBy(activities.id)
    .orderBy(asc(activities.date), asc(activities.id));
}
