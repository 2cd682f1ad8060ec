import { addDays } from '../calendar-days';

/** A tariff of so many days leaves the expiry date free (D6). */
export const freeExpiryDays = -1;

/** How long a fee holds where neither its tariff nor a person says so (D6). */
export const defaultFeeDays = 30;

/** A fee that ends within so many days is about to expire (`proximocaducar`). */
export const expiringSoonDays = 7;

/** Whether a tariff decides the expiry, so that the field is locked. */
export function fixesExpiry(tariff: { days: number } | null): boolean {
  return tariff !== null && tariff.days !== freeExpiryDays;
}

/** When a fee expires: payment date + the tariff's days; with a free expiry what was chosen, else 30 days (D6). */
export function feeExpiry(tariff: { days: number } | null, paidOn: string, chosen: string | null): string {
  if (tariff !== null && tariff.days !== freeExpiryDays) return addDays(paidOn, tariff.days);
  return chosen ?? addDays(paidOn, defaultFeeDays);
}

/**
 * The period that one more payment buys (B99): it begins where the fee ends, or today where it has ended or none is known,
 * and lasts as long as the tariff says, 30 days where it does not.
 */
export function renewedFee(
  tariff: { days: number } | null,
  today: string,
  expiresOn: string | null,
): { startsOn: string; endsOn: string } {
  const startsOn = expiresOn !== null && expiresOn > today ? expiresOn : today;
  return { startsOn, endsOn: feeExpiry(tariff, startsOn, null) };
}

/** none: no fee is known, so none has run out (B24). */
export type FeeState = 'none' | 'paid' | 'expiringSoon' | 'expired';

/** How a fee stands on a day; it holds to the end of its last one. */
export function feeState(expiresOn: string | null, today: string): FeeState {
  if (expiresOn === null) return 'none';
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, expiringSoonDays) ? 'expiringSoon' : 'paid';
}
