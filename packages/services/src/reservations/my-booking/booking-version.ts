import { createHash } from 'node:crypto';

/**
 * Names what a booker's page shows of people and shift: a change made from another state is refused, whichever clock or
 * verb changed it. It says nothing of the state: that staff confirmed meanwhile is in nobody's way.
 */
export function bookingVersion(
  shiftId: number | null,
  people: readonly { id: number; firstName: string; lastName: string }[],
): string {
  const shown = JSON.stringify([shiftId, people.map(({ id, firstName, lastName }) => [id, firstName, lastName])]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
