import { activities, activitySeries } from '@dehesa/db/schema';
import { ActivityRef, SeriesRule } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, asc, eq } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { storedSchedules } from '../activity-rows';
import { z } from 'zod';

export interface SeriesMember {
  id: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  hidden: boolean;
  /** B7 */
  past: boolean;
}

export interface ActivitySeries {
  id: number;
  /** What it was repeated by so far, the first rule first. */
  rules: SeriesRule[];
  /** In order of their dates, this activity among them, as far as the actor reaches them (B22). */
  members: SeriesMember[];
}

/** The series that an activity belongs to; null where it was never repeated. Within the actor's reach (B21, B22). */
export async function readSeries(ctx: ServiceContext, input: ActivityRef): Promise<ActivitySeries | null> {
  const actor = authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  const [own] = await ctx.db
    .select({ seriesId: activities.seriesId, rule: activitySeries.rule })
    .from(activities)
    .leftJoin(activitySeries, eq(activitySeries.id, activities.seriesId))
    .where(and(eq(activities.id, id), reachableActivities(actor)));
  if (!own) throw DomainError.of('record.notFound');
  if (own.seriesId === null) return null;
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select()
    .from(activities)
    .where(and(eq(activities.seriesId, own.seriesId), reachableActivities(actor)))
    .orderBy(asc(activities.date), asc(activities.id));
  const members = rows.map((row) => {
    const { date, startTime, endTime } = storedSchedules(row).inForce;
    return { id: row.id, date, startTime, endTime, hidden: row.hidden, past: row.endsAt <= now };
  });
  return { id: own.seriesId, rules: parseRules(own.rule ?? '[]'), members };
}

const StoredRules = z.array(SeriesRule);

/** The rules of a series as its row keeps them; what an older build wrote otherwise is not told of. */
export function parseRules(stored: string): SeriesRule[] {
  try {
    return StoredRules.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}

export function formatRules(rules: readonly SeriesRule[]): string {
  return JSON.stringify(rules);
}
