import { users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { assertProven, authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyOwner } from '../email/account-notice';
import { chosenPassword } from './passwords';
import { argon2id, type PasswordHasher } from './passwords';
import { assertSafePassword, readPasswordOwner } from './safe-password';
import { endOtherSessions } from '../sessions/session-store';

/**
 * Sets one's own password without the current one, as `/editar-clave-usuario` is documented, and ends all other sessions
 * (B23). Only for a client that holds its token itself, and has signed in lately: whoever lends a browser's cookie, or
 * finds an old token, does not get the account.
 */
export async function setOwnPassword(
  ctx: ServiceContext,
  { password, sessionId }: { password: string; sessionId: number },
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  assertProven(ctx);
  await assertSafePassword(ctx, password, await readPasswordOwner(ctx, userId));
  const passwordHash = await hasher.hash(password);
  await inTransaction(ctx, async (tx) => {
    const changed = await tx
      .update(users)
      .set(chosenPassword(passwordHash))
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (changed.length === 0) throw DomainError.of('record.notFound');
    await endOtherSessions(tx, userId, sessionId);
    await audit(ctx, tx, { action: 'auth.changePassword', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'passwordChanged');
  });
}
