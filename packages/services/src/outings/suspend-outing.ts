import { activities } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { type NewOutingDate, SuspendOutingInput } from '@dehesa/domain/outings';
import { and, eq } from 'drizzle-orm';
import { copyActivity } from '../activities/index';
import { reachableActivities } from '../activity-scope';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { brokenConstraint } from '../database-errors';
import { inTransaction } from '../in-transaction';
import { queueMessages, sendingKey } from '../messages/index';
import { changePlaces } from '../reservations/index';
import { readDates } from './date-options';
import { lockParties, readParties } from './parties';
import { findSame, insertSuspension, lockOutings, type SuspensionCounts } from './suspension-record';
import { cancelParties, offerOtherDates } from './write-moves';

export interface SuspendedOuting extends SuspensionCounts {
  id: number;
  /** The activity on the new date, where one was made. */
  createdActivityId: number | null;
  /** It had been done before under the same key: nothing was done now. */
  repeated: boolean;
}

/** Before messages to many, behind those about a single booking. */
const priority = 5;

/**
 * Suspends an outing in one transaction: nobody books it any more, everybody of it is told by their channels, and each
 * pending or confirmed reservation gets the other dates, with places held where they last; without another date, and for
 * who waits, it is cancelled (B18). So it goes for those of an outing suspended before who were to come to this one
 * instead. Places on other dates are taken last and never beyond what is free (B4).
 *
 * It holds the activity's row as no booking can: one under way is waited for and told too, one that comes later is refused.
 */
export async function suspendOuting(ctx: ServiceContext, raw: SuspendOutingInput): Promise<SuspendedOuting> {
  const actor = authorize(ctx, 'activities.manage');
  const input = SuspendOutingInput.parse(raw);
  try {
    return await inTransaction(ctx, (tx) => suspend(ctx, tx, actor, input));
  } catch (error) {
    if (brokenConstraint(error) === 'outing_suspensions_key_unique')
      throw DomainError.of('reservations.idempotencyMismatch');
    throw error;
  }
}

async function suspend(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  input: SuspendOutingInput,
): Promise<SuspendedOuting> {
  const { activityId } = input;
  const reach = and(eq(activities.id, activityId), reachableActivities(actor));
  // Out of reach it is not even waited for.
  if ((await tx.select({ id: activities.id }).from(activities).where(reach)).length === 0)
    throw DomainError.of('record.notFound');
  await lockOutings(tx, activityId, input.dates);
  const [stored] = await tx.select().from(activities).where(reach);
  if (stored === undefined) throw DomainError.of('record.notFound');
  if (stored.suspendedAt !== null) {
    const same = await findSame(tx, activityId, sendingKey(actor, input.key));
    if (same === undefined) throw DomainError.of('activities.alreadySuspended');
    return { ...same, repeated: true };
  }
  const now = ctx.clock.now();
  if (stored.endsAt <= now) throw DomainError.of('activities.past');
  const createdActivityId = input.newDate === null ? null : await copyOnto(ctx, tx, stored, input.newDate);
  const ids = createdActivityId === null ? input.dates : [createdActivityId, ...input.dates];
  const version = stored.version + 1;
  await tx
    .update(activities)
    .set({ registrationsClosed: true, suspendedAt: now, version, updatedAt: now })
    .where(eq(activities.id, activityId));
  if ((await readDates(ctx, tx, activityId, ids)).length !== ids.length)
    throw DomainError.of('activities.dateUnavailable');
  const id = await insertSuspension(ctx, tx, actor, input, ids);
  await lockParties(tx, activityId, now);
  const parties = await readParties(tx, activityId, ids, now);
  const suspension = { id, reason: input.reason, words: input.words, date: stored.date };
  const cancelled = await cancelParties(ctx, tx, suspension, parties, ids.length > 0);
  const moved = await offerOtherDates(ctx, tx, suspension, { activityId, parties, ids });
  const told = await queueMessages(tx, [...cancelled.messages, ...moved.messages], { priority });
  const counts: SuspensionCounts = {
    held: moved.held,
    offered: moved.offered,
    cancelled: cancelled.count,
    messages: told,
  };
  await audit(ctx, tx, {
    action: 'activities.suspend',
    entity: 'activity',
    entityId: activityId,
    details: {
      version,
      fields: ['registrationsClosed'],
      reason: input.reason,
      dates: ids,
      ...(createdActivityId === null ? {} : { createdActivityId }),
      counts,
    },
  });
  await changePlaces(ctx, tx, [...cancelled.places, ...moved.places]);
  return { id, createdActivityId, ...counts, repeated: false };
}

/** The outing on another day, with the same places, shown and open at once. */
async function copyOnto(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  stored: typeof activities.$inferSelect,
  day: NewOutingDate,
): Promise<number> {
  const open = { registrationOpensOn: null, registrationClosesOn: null };
  const [id] = await copyActivity(ctx, tx, { ...stored, hidden: false }, [{ ...day, ...open }]);
  if (id === undefined) throw new Error('the activity was not copied');
  return id;
}
