import { activities, reservations, shiftPlaces } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { and, asc, count, eq, gt, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { activityHead } from '../activities/read/head';
import { titleIn } from '../activities/read/texts';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { sumOf } from '../reservations/read/counts';
import { isPending } from '../reservations/read/states';

export interface ComingActivity {
  id: number;
  title: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  territoryId: TerritoryId;
  /** Places of all shifts, and those that pending and confirmed people (B2, B3) and open offers hold. */
  capacity: number;
  held: number;
  pendingReservations: number;
}

/** What comes next for staff, within their reach (B21); the numbers of what was booked are `dashboard`'s. */
export interface Overview {
  activities: { total: number; coming: number };
  comingActivities: ComingActivity[];
}

const shownActivities = 6;
/** The activities within the actor's reach (B21) and those that come next; hidden ones left out. */
export async function overview(ctx: ServiceContext, { language }: { language: StaffLanguage }): Promise<Overview> {
  authorize(ctx, 'activities.manage');
  const [activityNumbers, comingActivities] = await Promise.all([countActivities(ctx), listComing(ctx, language)]);
  return { activities: activityNumbers, comingActivities };
}

const shown = (ctx: ServiceContext) => and(reachableActivities(ctx.actor), not(activities.hidden));
const isComing = (ctx: ServiceContext) => gt(activities.endsAt, ctx.clock.now());

async function countActivities(ctx: ServiceContext): Promise<Overview['activities']> {
  const coming = sql<number>`count(*) filter (where ${isComing(ctx)})`.mapWith(Number);
  const [row] = await ctx.db.select({ total: count(), coming }).from(activities).where(shown(ctx));
  return row ?? { total: 0, coming: 0 };
}

async function listComing(ctx: ServiceContext, language: StaffLanguage): Promise<ComingActivity[]> {
  const places = (column: PgColumn) =>
    sql<number>`(${sql`select ${sumOf(column)} from ${shiftPlaces} where ${eq(shiftPlaces.activityId, activities.id)}`})`;
  const pending = sql`select count(*)::int from ${reservations}
    where ${and(eq(reservations.activityId, activities.id), isPending())}`;
  return ctx.db
    .select({
      id: activities.id,
      title: titleIn(language),
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      municipality: activities.municipality,
      territoryId: activities.territoryId,
      capacity: places(shiftPlaces.capacity),
      held: places(shiftPlaces.held),
      pendingReservations: sql<number>`(${pending})`,
    })
    .from(activities)
    .where(and(shown(ctx), isComing(ctx)))
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id))
    .limit(shownActivities);
}
