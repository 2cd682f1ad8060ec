import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { CreateFirstAdminInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { isEmail } from '@dehesa/domain/identity';
import { count, eq } from 'drizzle-orm';
import { oneAtATime } from '../advisory-locks';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { refuseTakenEmail } from '../database-errors';
import { inTransaction } from '../in-transaction';
import { argon2id, type PasswordHasher } from './passwords/passwords';
import { assertSafePassword } from './passwords/safe-password';

/** Held by whoever makes it, and by who must not meet that. */
export const firstAdminLock = 'create-first-admin';

/**
 * Makes the installation's first super admin; answers its id. Refuses with `auth.superAdminExists`, `users.incomplete`,
 * `users.emailTaken`, `auth.passwordTooShort` and `auth.passwordTooEasy`.
 */
export async function createFirstAdmin(
  ctx: ServiceContext,
  input: CreateFirstAdminInput,
  hasher: PasswordHasher = argon2id,
): Promise<number> {
  const { firstName, email, password } = CreateFirstAdminInput.parse(input);
  if (firstName === '' || !isEmail(email)) throw DomainError.of('users.incomplete');
  await assertSafePassword(ctx, password, { email, firstName });
  const passwordHash = await hasher.hash(password);

  return inTransaction(ctx, async (tx) => {
    // The second of two sees the first's admin.
    await oneAtATime(tx, firstAdminLock);
    const [admins] = await tx.select({ total: count() }).from(users).where(eq(users.role, Role.superAdmin));
    if (admins && admins.total > 0) throw DomainError.of('auth.superAdminExists');
    const [created] = await tx
      .insert(users)
      .values({ role: Role.superAdmin, firstName, email, passwordHash })
      .returning({ id: users.id })
      .catch(refuseTakenEmail);
    if (!created) throw new Error('insert into users returned no row');
    await audit(ctx, tx, { action: 'auth.createFirstAdmin', entity: 'user', entityId: created.id });
    return created.id;
  });
}
