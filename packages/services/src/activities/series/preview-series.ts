import { activities } from '@dehesa/db/schema';
import { PreviewSeriesInput, type SeriesOccurrence } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { plannedDates } from './planned-dates';

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
