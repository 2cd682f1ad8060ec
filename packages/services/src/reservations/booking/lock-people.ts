import type { Person } from '@dehesa/domain/reservations';
import { holdKeys } from '../../advisory-locks';
import type { ServiceContext } from '../../context';

/**
 * Lets one transaction at a time decide on the same identity documents, emails of an activity and idempotency key, so
 * that what is read afterwards stays true until commit (B13, B14). Unique indexes stay the second net.
 */
export async function lockPeople(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  activityId: number,
  party: readonly Person[],
  idempotencyKeyHash: string | null = null,
): Promise<void> {
  if (ctx.testing?.skipPeopleLocks === true) return;
  const keys = party.flatMap((person) => [
    ...(person.identityKey === null ? [] : [`identity:${person.identityKey}`]),
    ...(person.emailKey === null ? [] : [`email:${activityId}:${person.emailKey}`]),
  ]);
  if (idempotencyKeyHash !== null) keys.push(`key:${idempotencyKeyHash}`);
  if (keys.length > 0) await holdKeys(tx, keys);
}
