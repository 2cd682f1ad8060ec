import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { assignableRoles, checkAccount, CreateAccountInput } from '@dehesa/domain/users';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import { argon2id, assertSafePassword, type PasswordHasher } from '../auth';
import { assertProven, authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { allowedAccount, refuseTakenEmail } from './allowed-account';

/**
 * Stores a user, a monitor or a company with the password that staff gives it; answers its id. Refuses with
 * `users.roleNotAllowed`, `.incomplete`, `.emailInvalid`, `.emailTaken`, `auth.passwordTooShort` and `.passwordTooEasy`; an
 * administrator is made by who has proven who they are (`assertProven`).
 */
export async function createAccount(
  ctx: ServiceContext,
  raw: CreateAccountInput,
  hasher: PasswordHasher = argon2id,
): Promise<{ id: number }> {
  const actor = authorize(ctx, 'companies.manage');
  const { password, hasAccess, ...input } = CreateAccountInput.parse(raw);
  // Before the work of hashing; `allowedAccount` decides.
  if (!assignableRoles(actor).includes(input.role)) throw DomainError.of('users.roleNotAllowed');
  if (input.role === Role.superAdmin || input.role === Role.admin) assertProven(ctx);
  const appType = await readAppType(ctx.db);
  const failed = checkAccount({ ...input, password }, { appType, today: madridDate(ctx.clock.now()), creating: true });
  if (failed) throw DomainError.from(failed);
  await assertSafePassword(ctx, password, input);
  const passwordHash = await hasher.hash(password);
  return inTransaction(ctx, async (tx) => {
    const columns = await allowedAccount(tx, actor, appType, input, null);
    const now = ctx.clock.now();
    const [stored] = await tx
      .insert(users)
      .values({ ...columns, passwordHash, hasAccess, createdAt: now, updatedAt: now })
      .returning({ id: users.id })
      .catch(refuseTakenEmail);
    if (!stored) throw new Error('the insert answered no user');
    await audit(ctx, tx, {
      action: 'users.create',
      entity: 'user',
      entityId: stored.id,
      details: { role: input.role, hasAccess },
    });
    return stored;
  });
}
