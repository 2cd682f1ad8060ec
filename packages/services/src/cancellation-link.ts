import { contactHash, linkToken, readLinkToken } from './contact-link';
import type { Installation } from './context';
import { readSignedToken } from './signed-token';

/** What a cancellation link stands for: a reservation, and whom it was sent to as a hash (B52). */
export interface CancellationClaim {
  reservationId: number;
  contact: string;
}

/** The `{data}` of `/cancelacion/{data}`: reservation and address that it is sent to, URL-safe and signed (B37). */
export function cancellationToken(
  installation: Installation,
  { reservationId, address }: { reservationId: number; address: string },
): string {
  const contact = contactHash(installation, reservationId, address);
  return linkToken(installation, 'cancellation-link', { id: reservationId, contact });
}

/** The claim of a token that this installation signed; `undefined` for anything else (B37). */
export function readCancellationToken(installation: Installation, token: string): CancellationClaim | undefined {
  const claim = readLinkToken(installation, 'cancellation-link', token);
  if (claim !== undefined)
    return claim.contact === null ? undefined : { reservationId: claim.id, contact: claim.contact };
  // Mails that left before B52 carry the address itself.
  const match = /^([1-9]\d{0,9}):([^@]+@.+)$/s.exec(readSignedToken(installation, 'cancellation-link', token) ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  const reservationId = Number(match[1]);
  return { reservationId, contact: contactHash(installation, reservationId, match[2]) };
}
