import { activities, activityTexts, reservations, shiftPlaces } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, asc, count, gt, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';

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
/** With its table: drizzle leaves that out where a query has only one, and a subquery would take its own `id`. */
const activityId = sql`${activities}.id`;

/** The activities within the actor's reach (B21) and those that come next; hidden ones left out. */
export async function overview(ctx: ServiceContext, { language }: { language: Language }): Promise<Overview> {
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

async function listComing(ctx: ServiceContext, language: Language): Promise<ComingActivity[]> {
  const title = sql<string>`(
    select coalesce(max(t.title) filter (where t.language = ${language} and t.title <> ''), max(t.title) filter (where t.language = 'es'), '')
    from ${activityTexts} t where t.activity_id = ${activityId})`;
  const places = (column: 'capacity' | 'held') =>
    sql<number>`(select coalesce(sum(p.${sql.raw(column)}), 0)::int from ${shiftPlaces} p where p.activity_id = ${activityId})`;
  return ctx.db
    .select({
      id: activities.id,
      title,
      date: activities.date,
      startTime: shortTime(activities.startTime),
      endTime: shortTime(activities.endTime),
      municipality: activities.municipality,
      territoryId: sql<TerritoryId>`${activities.territoryId}`,
      capacity: places('capacity'),
      held: places('held'),
      pendingReservations: sql<number>`(
        select count(*)::int from ${reservations} r
        where r.activity_id = ${activityId} and r.status = ${ReservationStatus.pending})`,
    })
    .from(activities)
    .where(and(shown(ctx), isComing(ctx)))
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id))
    .limit(shownActivities);
}

/** HH:MM of a time column (B32). */
function shortTime(column: typeof activities.startTime | typeof activities.endTime) {
  return sql<string | null>`to_char(${column}, 'HH24:MI')`;
}
