import { activities } from '@dehesa/db/schema';
import {
  PreviewSeriesInput,
  seriesLimits,
  type SeriesOccurrence,
  seriesOccurrences,
  type SeriesRule,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, or } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { seriesDates } from '@dehesa/domain/activity-series-dates';
import { storedSchedules } from '../activity-rows';

/** What repeating an activity by a rule would create; nothing is written. Within the actor's reach (B21, B22). */
export async function previewSeries(ctx: ServiceContext, input: PreviewSeriesInput): Promise<SeriesOccurrence[]> {
  const actor = authorize(ctx, 'activities.manage');
  const { id, rule } = PreviewSeriesInput.parse(input);
  const [stored] = await ctx.db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), reachableActivities(actor)));
  if (!stored) throw DomainError.of('record.notFound');
  return plannedDates(ctx, ctx.db, stored, rule);
}

/**
 * The days of a rule for an activity, with what each would be: times, registration range, whether it is over (B7) and
 * whether its series has that day. More days than the limit are `activities.seriesTooLong`.
 */
export async function plannedDates(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  stored: typeof activities.$inferSelect,
  rule: SeriesRule,
): Promise<SeriesOccurrence[]> {
  const dates = seriesDates(rule, stored.date);
  if (dates.length > seriesLimits.times) {
    throw DomainError.of('activities.seriesTooLong', { max: seriesLimits.times });
  }
  const ofSeries = stored.seriesId === null ? undefined : eq(activities.seriesId, stored.seriesId);
  const members = await db
    .select({ date: activities.date })
    .from(activities)
    .where(or(eq(activities.id, stored.id), ofSeries));
  const { date, startTime, endTime } = storedSchedules(stored).inForce;
  const { registrationOpensOn, registrationClosesOn } = stored;
  const source = { date, startTime, endTime, registrationOpensOn, registrationClosesOn };
  const takenDates = new Set(members.map((member) => member.date));
  return seriesOccurrences(source, dates, { takenDates, now: ctx.clock.now() });
}
