import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Installation } from './context';
import { purposeKey } from './purpose-key';

/** What a cancellation link stands for. */
export interface CancellationClaim {
  reservationId: number;
  email: string;
}

/** The `{data}` of `/cancelacion/{data}`: reservation and email, URL-safe and signed (B37). */
export function cancellationToken(installation: Installation, claim: CancellationClaim): string {
  const payload = Buffer.from(`${claim.reservationId}:${claim.email}`).toString('base64url');
  return `${payload}.${signature(installation, payload).toString('base64url')}`;
}

/** The claim of a token that this installation signed; `undefined` for anything else (B37). */
export function readCancellationToken(installation: Installation, token: string): CancellationClaim | undefined {
  const [payload, signed, ...rest] = token.split('.');
  if (!payload || !signed || rest.length > 0) return undefined;
  const expected = signature(installation, payload);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const match = /^(\d{1,10}):(.+)$/s.exec(Buffer.from(payload, 'base64url').toString());
  return match?.[1] && match[2] ? { reservationId: Number(match[1]), email: match[2] } : undefined;
}

function signature(installation: Installation, payload: string): Buffer {
  return createHmac('sha256', purposeKey(installation, 'cancellation-link')).update(payload).digest();
}
