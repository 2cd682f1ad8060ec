import { applicationKeys, passkeys, pendingSignIns, sessions, totpSecrets, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { RecoverSuperAdminInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { notifyOwner } from './email/account-notice';
import { chosenPassword } from './passwords/passwords';
import { argon2id, type PasswordHasher } from './passwords/passwords';
import { assertSafePassword, readPasswordOwner } from './passwords/safe-password';
import { forgetStandIns } from './second-factor/factors';
import { hasEmail } from '../users/read/account-email';

/**
 * Gives a super admin who has lost everything a new password, and takes away what opened the account until now: second
 * factor, recovery codes, remembered devices, application keys and sessions. For who has the server's own machine
 * (`npm run admin:recover`), so nobody has to be signed in. Refuses with `record.notFound` whoever is no super admin with
 * access, `auth.passwordTooShort` (B27) and `auth.passwordTooEasy`.
 */
export async function recoverSuperAdmin(
  ctx: ServiceContext,
  raw: RecoverSuperAdminInput,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { email, password } = RecoverSuperAdminInput.parse(raw);
  await assertSafePassword(ctx, password, await readPasswordOwner(ctx, await findSuperAdmin(ctx.db, email)));
  const passwordHash = await hasher.hash(password);
  await inTransaction(ctx, async (tx) => {
    const id = await findSuperAdmin(tx, email);
    await tx
      .update(users)
      .set({ ...chosenPassword(passwordHash), updatedAt: ctx.clock.now() })
      .where(eq(users.id, id));
    for (const table of [totpSecrets, passkeys, pendingSignIns, applicationKeys, sessions])
      await tx.delete(table).where(eq(table.userId, id));
    await forgetStandIns(tx, id);
    await audit(ctx, tx, { action: 'auth.recoverSuperAdmin', entity: 'user', entityId: id });
    await notifyOwner(tx, id, 'recoveredOnServer');
  });
}

/** Held until commit where a transaction asks. */
async function findSuperAdmin(db: ServiceContext['db'], email: string): Promise<number> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), eq(users.role, Role.superAdmin), users.hasAccess))
    .for('update');
  if (!admin) throw DomainError.of('record.notFound');
  return admin.id;
}
