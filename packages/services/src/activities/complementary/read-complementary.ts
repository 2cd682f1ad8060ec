import { complementaryActivities } from '@dehesa/db/schema';
import { ComplementaryRef } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { type ComplementaryActivity, selectComplementary, toComplementary } from './complementary-rows';

/** One complementary activity with all its fields, for staff (roles 0 to 2). */
export async function readComplementary(ctx: ServiceContext, input: ComplementaryRef): Promise<ComplementaryActivity> {
  authorize(ctx, 'activities.manage');
  const { id } = ComplementaryRef.parse(input);
  const [row] = await selectComplementary(ctx.db).where(eq(complementaryActivities.id, id));
  if (!row) throw DomainError.of('record.notFound');
  return toComplementary(row);
}
