import { complementaryActivities } from '@dehesa/db/schema';
import { ComplementaryInput, ComplementaryRef, EditComplementaryInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { allowedComplementary } from './allowed-complementary';
import {
  type ComplementaryActivity,
  complementaryColumns,
  saveComplementaryTexts,
  selectComplementary,
  toComplementary,
} from './complementary-rows';

/** Saves a complementary activity (B45), for staff (roles 0 to 2); a hidden one can so be shown again (B11). */
export async function editComplementary(ctx: ServiceContext, raw: EditComplementaryInput): Promise<{ id: number }> {
  authorize(ctx, 'activities.manage');
  const { id, ...input } = EditComplementaryInput.parse(raw);
  return mergeComplementary(ctx, { id }, () => input);
}

/**
 * The same for who names only some of the fields: `merge` gets what is stored, locked until its answer is saved, so that
 * nothing that somebody else saves meanwhile is undone.
 */
export async function mergeComplementary(
  ctx: ServiceContext,
  ref: ComplementaryRef,
  merge: (stored: ComplementaryActivity) => ComplementaryInput,
): Promise<{ id: number }> {
  authorize(ctx, 'activities.manage');
  const { id } = ComplementaryRef.parse(ref);
  return inTransaction(ctx, async (tx) => {
    const [stored] = await selectComplementary(tx)
      .where(eq(complementaryActivities.id, id))
      .for('no key update', { of: complementaryActivities });
    if (!stored) throw DomainError.of('record.notFound');
    const input = await allowedComplementary(tx, ComplementaryInput.parse(merge(toComplementary(stored))));
    await tx.update(complementaryActivities).set(complementaryColumns(input)).where(eq(complementaryActivities.id, id));
    await saveComplementaryTexts(tx, id, input.texts);
    await audit(ctx, tx, { action: 'activities.editComplementary', entity: 'complementaryActivity', entityId: id });
    return { id };
  });
}
