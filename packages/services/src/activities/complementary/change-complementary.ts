import { complementaryActivities } from '@dehesa/db/schema';
import { ComplementaryRef } from '@dehesa/domain/activities';
import type { AuditAction } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Sets one column of a complementary activity and writes down who did it; one that is not there is missing. */
export async function changeComplementary(
  ctx: ServiceContext,
  input: ComplementaryRef,
  { columns, action }: { columns: { hidden: true } | { imageId: null }; action: AuditAction },
): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id } = ComplementaryRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    const [stored] = await tx
      .update(complementaryActivities)
      .set(columns)
      .where(eq(complementaryActivities.id, id))
      .returning({ id: complementaryActivities.id });
    if (!stored) throw DomainError.of('record.notFound');
    await audit(ctx, tx, { action, entity: 'complementaryActivity', entityId: id });
  });
}
