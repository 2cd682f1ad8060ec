import { sessions, users } from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { AccountInput, AccountRef, checkAccount } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { audit, changedFields } from '../audit';
import { concludeMoveByStaff } from '../auth';
import { assertProven, authorize, type ServiceContext } from '../context';
import { refuseTakenEmail } from '../database-errors';
import { inTransaction } from '../in-transaction';
import { type Account, lockAccount, ownedActivities } from './account-rows';
import { assertSuperAdminLeft, lockSuperAdmins } from './account-rows';
import { allowedAccount } from './allowed-account';
import { concludeOwnMove, isMoved, type OwnEdit, proveOwnMove } from './own-email';
import { readAccount } from './read-account';

/**
 * Saves a user within the actor's reach, with the refusals of `createAccount` and, for another role, those of
 * `assertRoleMayChange`. With another role or address its sessions end, and the address that it had is told. Another
 * address of one's own account is what it is in `editProfile`; another role, or another address of somebody else, is for
 * who has proven who they are (`assertProven`).
 */
export async function editAccount(
  ctx: ServiceContext,
  raw: AccountInput & AccountRef,
  own: OwnEdit | null = null,
): Promise<AccountRef> {
  authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  const input = AccountInput.parse(raw);
  return mergeAccount(ctx, { id }, () => input, own);
}

/**
 * The same for who names only some of the fields: `merge` gets what is stored, locked until its answer is saved, so that
 * nothing that somebody else saves meanwhile is undone.
 */
export async function mergeAccount(
  ctx: ServiceContext,
  ref: AccountRef,
  merge: (stored: Account) => AccountInput,
  own: OwnEdit | null = null,
): Promise<AccountRef> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(ref);
  const isOwn = id === actor.userId;
  const proven = isOwn ? await proveMove(ctx, id, merge, own) : null;
  return inTransaction(ctx, async (tx) => {
    await lockSuperAdmins(tx, actor);
    const appType = await readAppType(tx);
    const stored = await lockAccount({ ...ctx, db: tx }, actor, appType, id);
    const input = AccountInput.parse(merge(stored));
    const failed = checkAccount(input, { appType, today: madridDate(ctx.clock.now()) });
    if (failed) throw DomainError.from(failed);
    const columns = await allowedAccount(tx, actor, appType, input, stored);
    const promoted = input.role !== stored.role;
    if (promoted) await assertRoleMayChange(tx, actor, stored);
    const moved = isMoved(stored.email, input.email);
    // One's own has its password asked; to another one's address a new password could be sent.
    if (promoted || (moved && !isOwn)) assertProven(ctx);
    await tx
      .update(users)
      .set({
        ...columns,
        // What was proven of the old address says nothing of the new one.
        ...(moved && {
          emailVerifiedAt: null,
          oneTimePasswordHash: null,
          oneTimePasswordExpiresAt: null,
          invitationHash: null,
        }),
        updatedAt: ctx.clock.now(),
      })
      .where(eq(users.id, id))
      .catch(refuseTakenEmail);
    if (moved && isOwn) await concludeOwnMove(tx, stored, input.email, proven);
    else if (moved) await concludeMoveByStaff(tx, stored, input.email);
    if (promoted) await tx.delete(sessions).where(eq(sessions.userId, id));
    await audit(ctx, tx, {
      action: 'users.edit',
      entity: 'user',
      entityId: id,
      details: {
        changed: changedFields({ ...stored, ...storedFee(stored) }, columns),
        ...(promoted && { role: { from: stored.role, to: input.role } }),
      },
    });
    return { id };
  });
}

async function proveMove(
  ctx: ServiceContext,
  id: number,
  merge: (stored: Account) => AccountInput,
  own: OwnEdit | null,
): Promise<OwnEdit | null> {
  const shown = await readAccount(ctx, { id });
  return proveOwnMove(ctx, id, { from: shown.email, to: merge(shown).email }, own);
}

/** `users.lastSuperAdmin`, `.oneself` and `.ownsActivities`: who keeps the role that it has. */
async function assertRoleMayChange(tx: ServiceContext['db'], actor: Actor, stored: Account): Promise<void> {
  if (stored.role === Role.superAdmin) await assertSuperAdminLeft(tx, stored.id);
  if (stored.id === actor.userId) throw DomainError.of('users.oneself');
  if (stored.role !== Role.manager) return;
  const activities = await ownedActivities(tx, stored.id);
  if (activities > 0) throw DomainError.of('users.ownsActivities', { activities });
}

function storedFee({ membership }: Account) {
  return {
    tariffId: membership?.tariffId ?? null,
    feePaidOn: membership?.paidOn ?? null,
    feeExpiresOn: membership?.expiresOn ?? null,
  };
}
