import type { Installation } from './context';
import { readSignedToken, signToken } from './signed-token';

/** What a cancellation link stands for. */
export interface CancellationClaim {
  reservationId: number;
  email: string;
}

/** The `{data}` of `/cancelacion/{data}`: reservation and email, URL-safe and signed (B37). */
export function cancellationToken(installation: Installation, claim: CancellationClaim): string {
  return signToken(installation, 'cancellation-link', `${claim.reservationId}:${claim.email}`);
}

/** The claim of a token that this installation signed; `undefined` for anything else (B37). */
export function readCancellationToken(installation: Installation, token: string): CancellationClaim | undefined {
  const payload = readSignedToken(installation, 'cancellation-link', token);
  const match = /^(\d{1,10}):(.+)$/s.exec(payload ?? '');
  return match?.[1] && match[2] ? { reservationId: Number(match[1]), email: match[2] } : undefined;
}
