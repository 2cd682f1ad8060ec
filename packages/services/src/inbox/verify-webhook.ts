import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Whether `X-Hub-Signature-256` is what the app with this secret signs these bytes with (B38). */
export function isSignedBy(appSecret: string, body: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', appSecret).update(body).digest('hex');
  return sameSecret(`sha256=${expected}`, signature.trim().toLowerCase());
}
