import { users } from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { type AccountInput, assignableRoles, checkAccount, CreateAccountInput } from '@dehesa/domain/users';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import { argon2id, assertSafePassword, type PasswordHasher } from '../auth';
import { assertProven, authorize, type ServiceContext } from '../context';
import { refuseTakenEmail } from '../database-errors';
import { inTransaction } from '../in-transaction';
import { allowedAccount } from './allowed-account';

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
  assertMayCreate(ctx, actor, input.role);
  const appType = await readAppType(ctx.db);
  const failed = checkAccount({ ...input, password }, { appType, today: madridDate(ctx.clock.now()), creating: true });
  if (failed) throw DomainError.from(failed);
  await assertSafePassword(ctx, password, input);
  const passwordHash = await hasher.hash(password);
  return inTransaction(ctx, async (tx) =>
    storeAccount(ctx, tx, { actor, appType, input, entry: { passwordHash, hasAccess }, details: {} }),
  );
}

/** Whether the actor gives this role at all, before any work is done; `allowedAccount` decides. */
export function assertMayCreate(ctx: ServiceContext, actor: Actor, role: AccountInput['role']): void {
  if (!assignableRoles(actor).includes(role)) throw DomainError.of('users.roleNotAllowed');
  assertProvenFor(ctx, role);
}

/** Whoever makes an administrator has proven who they are. */
export function assertProvenFor(ctx: ServiceContext, role: AccountInput['role']): void {
  if (role === Role.superAdmin || role === Role.admin) assertProven(ctx);
}

interface NewAccount {
  actor: Actor;
  appType: AppType;
  input: AccountInput;
  /** What it gets in by. */
  entry: { hasAccess: boolean } & Partial<typeof users.$inferInsert>;
  /** Of the audit log, besides role and access. */
  details: Record<string, unknown>;
}

/** The account that was checked, in the transaction of its verb. */
export async function storeAccount(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { actor, appType, input, entry, details }: NewAccount,
): Promise<{ id: number }> {
  const columns = await allowedAccount(tx, actor, appType, input, null);
  const now = ctx.clock.now();
  const [stored] = await tx
    .insert(users)
    .values({ ...columns, ...entry, createdAt: now, updatedAt: now })
    .returning({ id: users.id })
    .catch(refuseTakenEmail);
  if (!stored) throw new Error('the insert answered no user');
  await audit(ctx, tx, {
    action: 'users.create',
    entity: 'user',
    entityId: stored.id,
    details: { role: input.role, hasAccess: entry.hasAccess, ...details },
  });
  return stored;
}
