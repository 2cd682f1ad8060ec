import { activities, activityComplements, complementaryActivities } from '@dehesa/db/schema';
import { SetComplementsInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';

/**
 * Gives an activity in the actor's reach these complementary ones and no others, as its next version (U19,
 * B21, B22). What is so already stays the version that it is.
 */
export async function setComplements(ctx: ServiceContext, input: SetComplementsInput): Promise<{ version: number }> {
  authorize(ctx, 'activities.manage');
  const { id, complementaryIds } = SetComplementsInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, id);
    const present = await tx.select().from(activityComplements).where(eq(activityComplements.activityId, id));
    const presentIds = new Set(present.map((row) => row.complementaryId));
    const same = presentIds.size === complementaryIds.length && complementaryIds.every((one) => presentIds.has(one));
    if (same) return { version: stored.version };
    await saveComplements(tx, id, complementaryIds);
    const version = stored.version + 1;
    await tx.update(activities).set({ version, updatedAt: ctx.clock.now() }).where(eq(activities.id, id));
    const details = { version, fields: ['complementaryIds'] };
    await audit(ctx, tx, { action: 'activities.setComplements', entity: 'activity', entityId: id, details });
    return { version };
  });
}

/** Writes the complementary ones of an activity; one that is not there is missing. */
export async function saveComplements(
  tx: ServiceContext['db'],
  activityId: number,
  complementaryIds: readonly number[],
): Promise<void> {
  const ids = [...complementaryIds];
  const ofActivity = eq(activityComplements.activityId, activityId);
  if (ids.length === 0) {
    await tx.delete(activityComplements).where(ofActivity);
    return;
  }
  const found = await tx
    .select({ id: complementaryActivities.id })
    .from(complementaryActivities)
    .where(inArray(complementaryActivities.id, ids));
  if (found.length !== ids.length) throw DomainError.of('record.notFound');
  await tx.delete(activityComplements).where(and(ofActivity, notInArray(activityComplements.complementaryId, ids)));
  await tx
    .insert(activityComplements)
    .values(ids.map((complementaryId) => ({ activityId, complementaryId })))
    .onConflictDoNothing();
}
