import { activityDocuments } from '@dehesa/db/schema';
import { EditDocumentInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { isDocument } from './document-rows';
import { parseNamed } from './document-rows';

/** Renames a document of an activity in the actor's reach (B21); without a name it is `activities.incomplete`. */
export async function editDocument(ctx: ServiceContext, input: EditDocumentInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { name, ...ref } = parseNamed(EditDocumentInput, input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, ref.activityId);
    const [edited] = await tx
      .update(activityDocuments)
      .set({ name })
      .where(isDocument(ref))
      .returning({ id: activityDocuments.id });
    if (!edited) throw DomainError.of('record.notFound');
    const details = { document: ref.id };
    await audit(ctx, tx, { action: 'activities.editDocument', entity: 'activity', entityId: ref.activityId, details });
  });
}
