import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text under a 32-byte key: nonce, tag and ciphertext. `context` must be the same on opening (B42). */
export function seal(key: Buffer, text: string, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** A sealed text with what it was sealed under: `current` is the first key and the first context. */
export interface Opened {
  text: string;
  current: boolean;
}

/** The text that was sealed under one of some keys with one of some contexts; `undefined` for anything else. */
export function openAny(keys: readonly Buffer[], sealed: Buffer, contexts: readonly string[]): Opened | undefined {
  for (const [age, key] of keys.entries()) {
    for (const [form, context] of contexts.entries()) {
      try {
        return { text: open(key, sealed, context), current: age + form === 0 };
      } catch {
        // Sealed otherwise.
      }
    }
  }
  return undefined;
}

/** The text that was sealed. Throws when the key or the context is another one or a byte was changed. */
export function open(key: Buffer, sealed: Buffer, context: string): string {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}
