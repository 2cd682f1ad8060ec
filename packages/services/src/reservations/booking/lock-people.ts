import type { Person } from '@dehesa/domain/reservations';
import { holdKeys } from '../../advisory-locks';
import type { ServiceContext } from '../../context';

/** Who is to come where, and under which idempotency key. */
export interface LockedParty {
  activityId: number;
  party: readonly Pick<Person, 'identityKey' | 'emailKey'>[];
  keyHash?: string | null;
}

/**
 * Lets one transaction at a time decide on the same identity documents, emails of an activity and idempotency key, so
 * that what is read afterwards stays true until commit (B13, B14). Unique indexes stay the second net.
 */
export async function lockPeople(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  parties: readonly LockedParty[],
): Promise<void> {
  if (ctx.testing?.skipPeopleLocks === true) return;
  const keys = parties.flatMap(peopleKeys);
  if (keys.length > 0) await holdKeys(tx, keys);
}

/** What no two transactions may decide on at the same time. */
export function peopleKeys({ activityId, party, keyHash = null }: LockedParty): string[] {
  const keys = party.flatMap((person) => [
    ...(person.identityKey === null ? [] : [`identity:${person.identityKey}`]),
    ...(person.emailKey === null ? [] : [`email:${activityId}:${person.emailKey}`]),
  ]);
  return keyHash === null ? keys : [...keys, `key:${keyHash}`];
}
