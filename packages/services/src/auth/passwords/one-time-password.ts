import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes: 32 of them make 40 bits in 8 places. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** A one-time password is valid for an hour (B26). */
export const oneTimePasswordLifetimeMs = 60 * 60 * 1000;

/** A random password of 8 letters and digits (B26). */
export function createOneTimePassword(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Whether what was typed can be one: by its shape alone, so that the work done tells nothing about an account (B24). */
export function looksLikeOneTimePassword(typed: string): boolean {
  return typed.length === length && [...typed].every((character) => alphabet.includes(character));
}
