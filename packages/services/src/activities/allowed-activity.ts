import { categories, users } from '@dehesa/db/schema';
import { type Actor, activityScope, inScope, Role } from '@dehesa/domain/access';
import { type ActivityContent, checkActivity } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { cleanHtml } from '../clean-html';
import type { ServiceContext } from '../context';
import { requireFiles } from '../files';

/**
 * An activity as this actor may save it: rich text cleaned (B45) and still not too long, complete, owned by the actor where B21 says so, in its
 * scope, and naming only records that there are. What lies outside answers as missing (B22).
 */
export async function allowedActivity<T extends ActivityContent>(
  tx: ServiceContext['db'],
  actor: Actor,
  input: T,
): Promise<T & { companyId: number }> {
  const scope = activityScope(actor);
  const cleaned: T = {
    ...input,
    companyId: scope.kind === 'company' ? scope.companyId : input.companyId,
    texts: {
      es: { ...input.texts.es, description: cleanHtml(input.texts.es.description) },
      pt: { ...input.texts.pt, description: cleanHtml(input.texts.pt.description) },
    },
  };
  const failed = checkActivity(cleaned);
  if (failed) throw DomainError.from(failed);
  const { companyId } = cleaned;
  if (companyId === null) throw DomainError.of('activities.incomplete');
  if (!inScope(scope, cleaned)) throw DomainError.outOfReach();
  await assertRecords(tx, { companyId, categoryId: cleaned.categoryId, imageId: cleaned.imageId });
  return { ...cleaned, companyId };
}

/** Company and category are checked in one round trip, for a key could not tell a role; the image is held until the commit. */
async function assertRecords(
  tx: ServiceContext['db'],
  { companyId, categoryId, imageId }: { companyId: number; categoryId: number; imageId: string | null },
): Promise<void> {
  const found = await tx
    .select({ companyId: users.id })
    .from(users)
    .innerJoin(categories, eq(categories.id, categoryId))
    .where(and(eq(users.id, companyId), eq(users.role, Role.manager)));
  if (found.length === 0) throw DomainError.of('record.notFound');
  if (imageId !== null) await requireFiles(tx, [imageId], ['image']);
}
