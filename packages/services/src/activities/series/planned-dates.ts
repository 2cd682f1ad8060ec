import { activities } from '@dehesa/db/schema';
import { seriesLimits, type SeriesOccurrence, seriesOccurrences, type SeriesRule } from '@dehesa/domain/activities';
import { seriesDates } from '@dehesa/domain/activity-series-dates';
import { DomainError } from '@dehesa/domain/errors';
import { eq, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { storedSchedules } from '../activity-rows';

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
