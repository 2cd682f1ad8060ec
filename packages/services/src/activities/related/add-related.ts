import { relatedActivities } from '@dehesa/db/schema';
import { linkLimits, RelatedInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { assertReachable, relatedState } from './related-rows';

/**
 * Adds an activity at the end of those that another one names; both in the actor's reach, else missing (B21, B22).
 * Refuses itself (`activities.relatedToItself`), one that is there (`activities.alreadyRelated`) and one too many.
 */
export async function addRelated(ctx: ServiceContext, input: RelatedInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id, relatedId } = RelatedInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, id);
    await assertReachable(ctx, tx, [relatedId]);
    if (relatedId === id) throw DomainError.of('activities.relatedToItself');
    const { count, position, present } = await relatedState(tx, id, relatedId);
    if (present) throw DomainError.of('activities.alreadyRelated');
    if (count >= linkLimits.related) throw DomainError.of('activities.tooManyRelated', { max: linkLimits.related });
    await tx.insert(relatedActivities).values({ activityId: id, relatedId, position });
    await audit(ctx, tx, { action: 'activities.addRelated', entity: 'activity', entityId: id, details: { relatedId } });
  });
}
