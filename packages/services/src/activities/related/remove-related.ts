import { relatedActivities } from '@dehesa/db/schema';
import { RelatedInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { assertReachable } from './related-rows';

/** Takes an activity out of those that another one names; both in the actor's reach, else missing (B21, B22). */
export async function removeRelated(ctx: ServiceContext, input: RelatedInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id, relatedId } = RelatedInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, id);
    await assertReachable(ctx, tx, [relatedId]);
    const removed = await tx
      .delete(relatedActivities)
      .where(and(eq(relatedActivities.activityId, id), eq(relatedActivities.relatedId, relatedId)))
      .returning({ relatedId: relatedActivities.relatedId });
    if (removed.length === 0) throw DomainError.of('record.notFound');
    const details = { relatedId };
    await audit(ctx, tx, { action: 'activities.removeRelated', entity: 'activity', entityId: id, details });
  });
}
