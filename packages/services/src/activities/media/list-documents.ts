import { activities } from '@dehesa/db/schema';
import { ListDocumentsInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { type ActivityDocument, documentsOf } from './document-rows';

/** The documents of an activity, of one language or of both, within the actor's reach (B21); elsewhere it is missing (B22). */
export async function listDocuments(ctx: ServiceContext, input: ListDocumentsInput): Promise<ActivityDocument[]> {
  authorize(ctx, 'activities.manage');
  const { activityId, language } = ListDocumentsInput.parse(input);
  const [activity] = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  if (!activity) throw DomainError.of('record.notFound');
  return documentsOf(ctx.db, activityId, language);
}
