import { users } from '@dehesa/db/schema';
import { ChangePasswordInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { attemptKeys, makeTry } from './attempts';
import { argon2id, type PasswordHasher, verifyPassword } from './passwords';
import { assertSafePassword, readPasswordOwner } from './safe-password';
import type { SessionUser } from './read-session';
import { endOtherSessions } from './session-store';

/**
 * Sets one's own password and ends all other sessions (B23). The current one is asked for (wrong: the refusals and the
 * limits of signing in), except right after a one-time password (B26). `auth.passwordTooShort` (B27)
 * and `auth.passwordTooEasy`.
 */
export async function changePassword(
  ctx: ServiceContext,
  session: { user: SessionUser; token: string },
  input: ChangePasswordInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { current, next } = ChangePasswordInput.parse(input);
  await assertSafePassword(ctx, next, await readPasswordOwner(ctx, session.user.id));
  if (!session.user.mustChangePassword) await assertCurrent(ctx, session.user, current, address, hasher);

  const passwordHash = await hasher.hash(next);
  await inTransaction(ctx, async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, mustChangePassword: false })
      .where(eq(users.id, session.user.id));
    await endOtherSessions(tx, session.user.id, session.token);
    await audit(ctx, tx, { action: 'auth.changePassword', entity: 'user', entityId: session.user.id });
  });
}

async function assertCurrent(
  ctx: ServiceContext,
  user: SessionUser,
  current: string,
  address: string,
  hasher: PasswordHasher,
): Promise<void> {
  const right = await makeTry(ctx, attemptKeys(ctx, 'signIn', user.email, address), async () => {
    const [stored] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, user.id));
    return (await verifyPassword(hasher, stored?.passwordHash ?? null, current)) || null;
  });
  if (right === null) throw DomainError.of('auth.invalidCredentials');
}
