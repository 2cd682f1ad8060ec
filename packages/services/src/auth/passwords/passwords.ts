import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '@dehesa/domain/errors';
import { workQueue } from './work-queue';
import { randomInt } from 'node:crypto';

/** Argon2id by OWASP: 19 MiB, two passes, one lane (B27). All are stated: the library's own defaults moved before. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has, with the cost above: what is verified where there is no account (B24). */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$dU1ukgkKmUvcfz+2UJGLwA$mXwnX8/HuAK6HifovS39wQ3jRxCtXf/lv6FBritWYy0';

/** What checks passwords; a test counts its calls. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  verify: (stored: string, password: string) => Promise<boolean>;
}

/** In seconds; the queue has moved on by then. */
const retryAfterSeconds = 2;

/**
 * Each password costs 19 MiB and tens of milliseconds of a thread that reads files too. Two at a time leave half of these
 * threads free; beyond a short queue `auth.busy` is answered.
 */
export function twoAtATime({ hash: make, verify: check }: PasswordHasher): PasswordHasher {
  const oneOfTwo = workQueue({ running: 2, waiting: 20, patienceMs: 2000 }, () =>
    DomainError.of('auth.busy', { retryAfterSeconds }),
  );
  return {
    hash: (password) => oneOfTwo(() => make(password)),
    verify: (stored, password) => oneOfTwo(() => check(stored, password)),
  };
}

/** Every password of the process goes through here. */
export const argon2id: PasswordHasher = twoAtATime({
  hash: (password) => hash(password, cost),
  verify: (stored, password) => verify(stored, password),
});

/** Verifies against a stored hash, or against nobody's where there is none: the same work and time either way (B24). */
export async function verifyPassword(
  hasher: PasswordHasher,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const matches = await hasher.verify(stored ?? nobodysHash, password);
  return stored !== null && matches;
}

/**
 * What a password that was chosen makes of an account's row: no one-time password and no invitation opens it, and none has
 * to be changed.
 */
export function chosenPassword(passwordHash: string) {
  return {
    passwordHash,
    oneTimePasswordHash: null,
    oneTimePasswordExpiresAt: null,
    mustChangePassword: false,
    invitationHash: null,
    invitedAt: null,
  };
}

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
