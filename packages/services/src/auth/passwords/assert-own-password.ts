import { users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { attemptKeys, makeTry } from '../attempts';
import { argon2id, type PasswordHasher, verifyPassword } from './passwords';

/** What somebody who is signed in gives to prove once more who it is. */
export interface OwnPassword {
  password: string;
  /** The caller's. */
  address: string;
}

/**
 * Refuses where it is not the password of the account: `auth.invalidCredentials`, and `auth.tooManyAttempts` by the
 * figures of B25, counted apart from signing in: no stranger's tries keep the owner from it.
 */
export async function assertOwnPassword(
  ctx: ServiceContext,
  userId: number,
  { password, address }: OwnPassword,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  // Nobody's password, so nobody's guess: a form or a client that does not know yet that it is asked for one.
  if (password === '') throw DomainError.of('auth.invalidCredentials');
  const tried = await makeTry(ctx, attemptKeys(ctx, 'confirm', `user ${userId}`, { address }), async () => {
    const [stored] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
    return (await verifyPassword(hasher, stored?.passwordHash ?? null, password)) || null;
  });
  if (tried.value === null) throw DomainError.of('auth.invalidCredentials');
}
