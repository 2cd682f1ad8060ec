import { activities, auditLog, outingDates, outingSuspensions } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { SuspendOutingInput } from '@dehesa/domain/outings';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { sendingKey } from '../messages/index';

/** How many were told what. */
export interface SuspensionCounts {
  /** Reservations with places on another date held for them. */
  held: number;
  /** Reservations that may take another date, though none is held. */
  offered: number;
  /** Reservations that were cancelled with the outing. */
  cancelled: number;
  /** Messages by all channels. */
  messages: number;
}

/** The suspension of an activity that is suspended already, if it was this very request that did it: as it was then. */
export async function findSame(
  tx: ServiceContext['db'],
  activityId: number,
  hash: string,
): Promise<(SuspensionCounts & { id: number; createdActivityId: number | null }) | undefined> {
  const ofActivity = and(
    eq(auditLog.entity, 'activity'),
    eq(auditLog.entityId, activityId),
    eq(auditLog.action, 'activities.suspend'),
  );
  const [[row], [line]] = await Promise.all([
    tx
      .select({ id: outingSuspensions.id })
      .from(outingSuspensions)
      .where(and(eq(outingSuspensions.activityId, activityId), eq(outingSuspensions.keyHash, hash))),
    tx
      .select({
        createdActivityId: sql<number | null>`(${auditLog.details} ->> 'createdActivityId')::int`,
        counts: sql<SuspensionCounts>`${auditLog.details} -> 'counts'`,
      })
      .from(auditLog)
      .where(ofActivity)
      .orderBy(desc(auditLog.id))
      .limit(1),
  ]);
  if (row === undefined) return undefined;
  const { createdActivityId = null, counts = { held: 0, offered: 0, cancelled: 0, messages: 0 } } = line ?? {};
  return { ...row, createdActivityId, ...counts };
}

/** Writes the suspension and the dates that it offers; answers its id. */
export async function insertSuspension(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  { activityId, reason, words, key }: SuspendOutingInput,
  dates: readonly number[],
): Promise<number> {
  const [row] = await tx
    .insert(outingSuspensions)
    .values({
      activityId,
      reason,
      wordsEs: words.es,
      wordsPt: words.pt,
      suspendedBy: actor.userId,
      keyHash: sendingKey(actor, key),
      createdAt: ctx.clock.now(),
    })
    .returning({ id: outingSuspensions.id });
  if (row === undefined) throw new Error('the suspension was not stored');
  if (dates.length > 0) {
    const offered = dates.map((date, index) => ({ suspensionId: row.id, activityId: date, position: index + 1 }));
    await tx.insert(outingDates).values(offered);
  }
  return row.id;
}

/** Locks the outing against bookings and the other dates against being suspended, always in the same order. */
export async function lockOutings(
  tx: ServiceContext['db'],
  activityId: number,
  dates: readonly number[],
): Promise<void> {
  const ids = [...new Set([activityId, ...dates])].toSorted((one, other) => one - other);
  for (const id of ids) {
    const strength = id === activityId ? 'update' : 'key share';
    const rows = await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, id)).for(strength);
    if (rows.length === 0) throw DomainError.of('record.notFound');
  }
}
