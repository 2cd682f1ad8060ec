import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Installation } from '../context';
import { type KeyPurpose, purposeKey, purposeKeys } from './purpose-key';

/** A payload as URL-safe text that this installation has signed for one purpose; anybody can read it, nobody forge it. */
export function signToken(installation: Installation, purpose: KeyPurpose, payload: string): string {
  const encoded = Buffer.from(payload).toString('base64url');
  return `${encoded}.${signature(purposeKey(installation, purpose), encoded).toString('base64url')}`;
}

/**
 * The payload of a token that this installation signed for this purpose, under a previous key too as long as that is
 * known; `undefined` for anything else.
 */
export function readSignedToken(installation: Installation, purpose: KeyPurpose, token: string): string | undefined {
  const [payload, signed, ...rest] = token.split('.');
  if (!payload || !signed || rest.length > 0) return undefined;
  const given = Buffer.from(signed, 'base64url');
  const isSigned = purposeKeys(installation, purpose).some((key) => {
    const expected = signature(key, payload);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return undefined;
  return Buffer.from(payload, 'base64url').toString();
}

function signature(key: Buffer, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
