import { createHmac } from 'node:crypto';
import type { Installation } from '../context';
import { purposeKey } from '../purpose-key';
import { networkOf } from './address-network';

const hourMs = 3_600_000;

/** What is counted, each for itself. */
export type Counted = 'booking' | 'signUp';

/** The hour that a moment lies in. */
export function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/** Seconds until the next hour begins. */
export function secondsLeft(now: Date): number {
  return Math.max(1, Math.ceil((hourOf(now).getTime() + hourMs - now.getTime()) / 1000));
}

/** An address as it is kept for an hour: nobody without the key can tell it, and no two hours can be brought together. */
export function addressHash(installation: Installation, counted: Counted, address: string, hour: Date): string {
  return createHmac('sha256', purposeKey(installation, 'visitor-counts'))
    .update(`${counted}\n${hour.toISOString()}\n${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
}
