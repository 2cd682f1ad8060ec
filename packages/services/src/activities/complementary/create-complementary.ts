import { complementaryActivities } from '@dehesa/db/schema';
import { ComplementaryInput } from '@dehesa/domain/activities';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { allowedComplementary } from './allowed-complementary';
import { complementaryColumns, saveComplementaryTexts } from './complementary-rows';

/**
 * Stores a complementary activity (D9, B45), for staff (roles 0 to 2). Without a Spanish title or
 * description it is `activities.incomplete`.
 */
export async function createComplementary(ctx: ServiceContext, raw: ComplementaryInput): Promise<{ id: number }> {
  authorize(ctx, 'activities.manage');
  const parsed = ComplementaryInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const input = await allowedComplementary(tx, parsed);
    const [stored] = await tx
      .insert(complementaryActivities)
      .values({ ...complementaryColumns(input), createdAt: ctx.clock.now() })
      .returning({ id: complementaryActivities.id });
    if (!stored) throw new Error('the insert answered no complementary activity');
    const { id } = stored;
    await saveComplementaryTexts(tx, id, input.texts);
    await audit(ctx, tx, { action: 'activities.createComplementary', entity: 'complementaryActivity', entityId: id });
    return stored;
  });
}
