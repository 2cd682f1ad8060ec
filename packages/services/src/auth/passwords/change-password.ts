import { users } from '@dehesa/db/schema';
import { ChangePasswordInput } from '@dehesa/domain/auth';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyOwner } from '../email/account-notice';
import { chosenPassword } from './passwords';
import { assertOwnPassword } from './assert-own-password';
import { argon2id, type PasswordHasher } from './passwords';
import { assertSafePassword, readPasswordOwner } from './safe-password';
import type { SessionUser } from '../sessions/read-session';
import { endOtherSessions } from '../sessions/session-store';

/**
 * Sets one's own password and ends all other sessions (B23). The current one is asked for, with the refusals of
 * `assertOwnPassword`, except right after a one-time password (B26). `auth.passwordTooShort` (B27) and
 * `auth.passwordTooEasy`.
 */
export async function changePassword(
  ctx: ServiceContext,
  user: SessionUser,
  input: ChangePasswordInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { current, next } = ChangePasswordInput.parse(input);
  await assertSafePassword(ctx, next, await readPasswordOwner(ctx, user.id));
  if (!user.mustChangePassword) await assertOwnPassword(ctx, user.id, { password: current, address }, hasher);

  const passwordHash = await hasher.hash(next);
  await inTransaction(ctx, async (tx) => {
    await tx.update(users).set(chosenPassword(passwordHash)).where(eq(users.id, user.id));
    await endOtherSessions(tx, user.id, user.sessionId);
    await audit(ctx, tx, { action: 'auth.changePassword', entity: 'user', entityId: user.id });
    await notifyOwner(tx, user.id, 'passwordChanged');
  });
}
