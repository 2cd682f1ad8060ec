import { activityDocuments } from '@dehesa/db/schema';
import { DocumentRef } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { isDocument } from './document-rows';

/** Takes a document from an activity in the actor's reach (B21); a file that nothing shows any more is collected later. */
export async function removeDocument(ctx: ServiceContext, input: DocumentRef): Promise<void> {
  authorize(ctx, 'activities.manage');
  const ref = DocumentRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, ref.activityId);
    const [removed] = await tx
      .delete(activityDocuments)
      .where(isDocument(ref))
      .returning({ fileId: activityDocuments.fileId });
    if (!removed) throw DomainError.of('record.notFound');
    const details = { document: ref.id, file: removed.fileId };
    await audit(ctx, tx, {
      action: 'activities.removeDocument',
      entity: 'activity',
      entityId: ref.activityId,
      details,
    });
  });
}
