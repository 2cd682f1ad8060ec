import type { AccountRow } from '../row';

/** Until when those of the ticked ones who pay a fee have paid it, as it was shown when they were ticked. */
export function feeEndsOf(ticked: ReadonlyMap<number, Pick<AccountRow, 'membership'>>): Map<number, string | null> {
  return new Map(
    [...ticked].flatMap(([id, { membership }]) => (membership === null ? [] : [[id, membership.expiresOn] as const])),
  );
}
