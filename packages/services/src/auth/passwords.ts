import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '@dehesa/domain/errors';
import { minimumPasswordLength } from '@dehesa/domain/users';

/** Argon2id by OWASP: 19 MiB, two passes, one lane (B27). All are stated: the library's own defaults moved before. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has, with the cost above: what is verified where there is no account (B24). */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$dU1ukgkKmUvcfz+2UJGLwA$mXwnX8/HuAK6HifovS39wQ3jRxCtXf/lv6FBritWYy0';

/** What checks passwords; a test counts its calls. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

export const argon2id: PasswordHasher = {
  hash: (password) => hash(password, cost),
  verify: (stored, password) => verify(stored, password),
};

/** Verifies against a stored hash, or against nobody's where there is none: the same work and time either way (B24). */
export async function verifyPassword(
  hasher: PasswordHasher,
  stored: string | null,
  password: string,
): Promise<boolean> {
  const matches = await hasher.verify(stored ?? nobodysHash, password);
  return stored !== null && matches;
}

/** Refuses a new password of less than 8 characters (B27). */
export function assertLongEnough(password: string): void {
  if (password.length < minimumPasswordLength) throw DomainError.of('auth.passwordTooShort');
}
