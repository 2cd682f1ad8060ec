import { hkdfSync } from 'node:crypto';
import type { Installation } from '../context';

/** What a key derived from the installation's secret may be used for; a key never serves two purposes. */
export type KeyPurpose =
  | 'attendance-link'
  | 'backup'
  | 'booking-correction'
  | 'booking-proof'
  | 'cancellation-link'
  | 'configuration-secrets'
  | 'email-verification'
  | 'known-device'
  | 'known-device-account'
  | 'link-contact'
  | 'message-fields'
  | 'other-date'
  | 'passkey-user'
  | 'recovery-codes'
  | 'refused-address'
  | 'reminder-unsubscribe'
  | 'second-factor'
  | 'sign-in-attempts'
  | 'sign-in-trace'
  | 'sql-console'
  | 'trace-sampling'
  | 'visit-ticket'
  | 'visitor-counts'
  | 'waiting-list-offer'
  | 'whatsapp-verify-token';

/** 32 bytes for one purpose: knowing one of these keys tells nothing of the others or of the secret. */
export function purposeKey(installation: Installation, purpose: KeyPurpose): Buffer {
  return derived(installation.secretKey, purpose);
}

/** The same with those of the installation's previous secrets after it: for reading what was made under them. */
export function purposeKeys({ secretKey, previousKeys = [] }: Installation, purpose: KeyPurpose): Buffer[] {
  return [secretKey, ...previousKeys].map((secret) => derived(secret, purpose));
}

const derivedKeys = new WeakMap<Buffer, Map<KeyPurpose, Buffer>>();

/** Each is derived once: every booking asks for some. */
function derived(secret: Buffer, purpose: KeyPurpose): Buffer {
  const known = derivedKeys.get(secret) ?? new Map<KeyPurpose, Buffer>();
  derivedKeys.set(secret, known);
  const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', `dehesa/${purpose}`, 32));
  known.set(purpose, key);
  return key;
}
