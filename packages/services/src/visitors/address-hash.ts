import { createHmac } from 'node:crypto';
import { networkOf } from '../address-network';
import type { Installation } from '../context';
import { purposeKey } from '../keys/index';

const hourMs = 3_600_000;

/** What is counted, each for itself. */
export type Counted = 'booking' | 'enquiry' | 'signUp';

/** The hour that a moment lies in. */
export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/**
 * The hour before, and how much of it the last sixty minutes still hold: what was done in it counts by that share, as if
 * it had been spread evenly, so that a full hour is no moment at which everything begins anew.
 */
export function hourBefore(now: Date): { begins: Date; share: number } {
  const begins = new Date(hourOf(now).getTime() - hourMs);
  return { begins, share: 1 - (now.getTime() - hourOf(now).getTime()) / hourMs };
}

/** Seconds after which there is room for one more in any case: from then on the hour that now is weighs less than itself. */
export function secondsLeft(now: Date): number {
  return Math.ceil((hourOf(now).getTime() + hourMs - now.getTime()) / 1000) + 1;
}

/** An address as it is kept for an hour: nobody without the key can tell it, and no two hours can be brought together. */
export function addressHash(installation: Installation, counted: Counted, address: string, hour: Date): string {
  return createHmac('sha256', purposeKey(installation, 'visitor-counts'))
    .update(`${counted}\n${hour.toISOString()}\n${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}
