import { activityDocuments } from '@dehesa/db/schema';
import { CreateDocumentInput, documentLimits } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, count, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { requireFile } from '../../files';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { parseNamed } from './document-rows';

/**
 * Offers a stored file as a document of an activity in one language (U18), within the actor's reach (B21).
 * Without a name it is `activities.incomplete`; past the limit `activities.tooManyDocuments`.
 */
export async function createDocument(ctx: ServiceContext, input: CreateDocumentInput): Promise<{ id: number }> {
  authorize(ctx, 'activities.manage');
  const { activityId, language, name, fileId } = parseNamed(CreateDocumentInput, input);
  return inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, activityId);
    const { storageKey } = await requireFile(tx, fileId, ['document', 'image']);
    const [stored] = await tx
      .select({ documents: count() })
      .from(activityDocuments)
      .where(and(eq(activityDocuments.activityId, activityId), eq(activityDocuments.language, language)));
    const max = documentLimits.documents;
    if ((stored?.documents ?? 0) >= max) throw DomainError.of('activities.tooManyDocuments', { max });
    const extension = /\.([a-z0-9]{1,10})$/.exec(storageKey)?.[1] ?? '';
    const [added] = await tx
      .insert(activityDocuments)
      .values({ activityId, language, name, fileId, extension, createdAt: ctx.clock.now() })
      .returning({ id: activityDocuments.id });
    if (!added) throw new Error('no document inserted');
    const details = { language, document: added.id, file: fileId };
    await audit(ctx, tx, { action: 'activities.createDocument', entity: 'activity', entityId: activityId, details });
    return { id: added.id };
  });
}
