import { createHash, timingSafeEqual } from 'node:crypto';
import type { Installation } from '../context';

/** Whether a key is one of those whose SHA-256 the installation holds. */
export function isKnownClient({ clientKeyHashes = [] }: Installation, key: string): boolean {
  if (key === '') return false;
  const given = createHash('sha256').update(key).digest();
  return clientKeyHashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given)).length > 0;
}
