import { activities, activityGuides, guides } from '@dehesa/db/schema';
import { AssignGuideInput, guideLimits } from '@dehesa/domain/activities';
import type { AuditAction } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { auditEach } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { inTransaction } from '../../in-transaction';
import { reachableGuides } from './guide-scope';

type Tx = ServiceContext['db'];

/**
 * Puts a guide on activities, all of them or none; both in the actor's reach, else missing (B21, B22, B87). Hours at which
 * the guide is taken refuse nothing; a guide too many is `activities.tooManyGuides`. Answers on how many they were not yet.
 */
export async function assignGuide(ctx: ServiceContext, raw: AssignGuideInput): Promise<{ assigned: number }> {
  const actor = authorize(ctx, 'activities.manage');
  const { guideId, activityIds } = AssignGuideInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    await holdActivities(ctx, tx, activityIds);
    const [guide] = await tx
      .select({ id: guides.id })
      .from(guides)
      .where(and(eq(guides.id, guideId), isNull(guides.removedAt), reachableGuides(actor)))
      .for('share');
    if (!guide) throw DomainError.of('record.notFound');
    return { assigned: await putOn(ctx, tx, activityIds, [guideId]) };
  });
}

/** Takes a guide off activities in the actor's reach (B87), also one that it could not put there. Their lists are closed to the guide at once. */
export async function unassignGuide(ctx: ServiceContext, raw: AssignGuideInput): Promise<{ removed: number }> {
  authorize(ctx, 'activities.manage');
  const { guideId, activityIds } = AssignGuideInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    await holdActivities(ctx, tx, activityIds);
    const removed = await tx
      .delete(activityGuides)
      .where(and(eq(activityGuides.guideId, guideId), inArray(activityGuides.activityId, activityIds)))
      .returning({ id: activityGuides.activityId });
    if (removed.length === 0) throw DomainError.of('record.notFound');
    await auditEach(
      ctx,
      tx,
      removed.map(({ id }) => entry('activities.unassignGuide', id, guideId)),
    );
    return { removed: removed.length };
  });
}

/** The guides of a new activity: in the actor's reach, else missing (B22). */
export async function saveGuides(
  ctx: ServiceContext,
  tx: Tx,
  activityId: number,
  guideIds: readonly number[],
): Promise<void> {
  if (guideIds.length === 0) return;
  const found = await tx
    .select({ id: guides.id })
    .from(guides)
    .where(and(inArray(guides.id, [...guideIds]), isNull(guides.removedAt), reachableGuides(ctx.actor)))
    .orderBy(guides.id)
    .for('share');
  if (found.length !== guideIds.length) throw DomainError.of('record.notFound');
  await putOn(ctx, tx, [activityId], guideIds);
}

async function putOn(
  ctx: ServiceContext,
  tx: Tx,
  activityIds: readonly number[],
  guideIds: readonly number[],
): Promise<number> {
  const createdAt = ctx.clock.now();
  const pairs = activityIds.flatMap((activityId) => guideIds.map((guideId) => ({ activityId, guideId, createdAt })));
  const added = await tx.insert(activityGuides).values(pairs).onConflictDoNothing().returning();
  const [crowded] = await tx
    .select({ activityId: activityGuides.activityId })
    .from(activityGuides)
    .where(inArray(activityGuides.activityId, [...activityIds]))
    .groupBy(activityGuides.activityId)
    .having(gt(count(), guideLimits.perActivity))
    .limit(1);
  if (crowded) throw DomainError.of('activities.tooManyGuides', { max: guideLimits.perActivity });
  await auditEach(
    ctx,
    tx,
    added.map(({ activityId, guideId }) => entry('activities.assignGuide', activityId, guideId)),
  );
  return added.length;
}

const entry = (action: AuditAction, entityId: number, guideId: number) =>
  ({ action, entity: 'activity', entityId, details: { guideId } }) as const;

/** All of them in the actor's reach, held against other edits in the order of their ids. */
async function holdActivities(ctx: ServiceContext, tx: Tx, ids: readonly number[]): Promise<void> {
  const held = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(sql`${activities.id} = any(${idArray(ids)})`, reachableActivities(ctx.actor)))
    .orderBy(activities.id)
    .for('no key update');
  if (held.length !== ids.length) throw DomainError.of('record.notFound');
}
