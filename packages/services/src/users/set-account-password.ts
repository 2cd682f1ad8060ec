import { sessions, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { SetPasswordInput } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import {
  argon2id,
  assertSafePassword,
  chosenPassword,
  type PasswordHasher,
  readPasswordOwner,
  notifyOwner,
} from '../auth';
import { assertProven, authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockAccount } from './account-rows';

/**
 * Gives a user within the actor's reach a password and ends its sessions (B23). One's own is changed by
 * `changePassword`, which asks for the current one: `users.oneself`. Refuses with `auth.passwordTooShort` (B27)
 * and `auth.passwordTooEasy`. Whoever knows a password has the account: `assertProven`.
 */
export async function setAccountPassword(
  ctx: ServiceContext,
  raw: SetPasswordInput,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  assertProven(ctx);
  const { id, password } = SetPasswordInput.parse(raw);
  if (id === actor.userId) throw DomainError.of('users.oneself');
  const passwordHash = await hasher.hash(password);
  await inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    await lockAccount(within, actor, await readAppType(tx), id);
    await assertSafePassword(within, password, await readPasswordOwner(within, id));
    await tx
      .update(users)
      .set({ ...chosenPassword(passwordHash), updatedAt: ctx.clock.now() })
      .where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await audit(ctx, tx, { action: 'users.setPassword', entity: 'user', entityId: id });
    await notifyOwner(tx, id, 'passwordSetByStaff');
  });
}
