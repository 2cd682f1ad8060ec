import { sessions, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { AccountAccessInput, AccountRef } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockAccount } from './account-rows';
import { assertSuperAdminLeft, lockSuperAdmins } from './account-rows';

/**
 * Lets a user in or keeps it out (`acceso`); without access its sessions end at once (B24). Refuses with
 * `users.lastSuperAdmin` and `.oneself`. Answers whether it was not so before (B96).
 */
export async function setAccountAccess(ctx: ServiceContext, raw: AccountAccessInput): Promise<{ changed: boolean }> {
  const { id, hasAccess } = AccountAccessInput.parse(raw);
  const { changed } = await changeAccess(ctx, { id }, () => hasAccess);
  return { changed };
}

/** The other way round than it was, as `/editar-acceso-usuario` asks for it; answers how it is now. */
export async function toggleAccountAccess(ctx: ServiceContext, raw: AccountRef): Promise<{ hasAccess: boolean }> {
  const { hasAccess } = await changeAccess(ctx, AccountRef.parse(raw), (before) => !before);
  return { hasAccess };
}

async function changeAccess(ctx: ServiceContext, { id }: AccountRef, change: (before: boolean) => boolean) {
  const actor = authorize(ctx, 'companies.manage');
  return inTransaction(ctx, async (tx) => {
    await lockSuperAdmins(tx, actor);
    const stored = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    const hasAccess = change(stored.hasAccess);
    if (hasAccess === stored.hasAccess) return { hasAccess, changed: false };
    if (!hasAccess) {
      if (stored.role === Role.superAdmin) await assertSuperAdminLeft(tx, id);
      if (id === actor.userId) throw DomainError.of('users.oneself');
      await tx.delete(sessions).where(eq(sessions.userId, id));
    }
    await tx
      .update(users)
      // An invitation that was on its way does not come back with the access (B97).
      .set({ hasAccess, updatedAt: ctx.clock.now(), ...(!hasAccess && { invitationHash: null }) })
      .where(eq(users.id, id));
    await audit(ctx, tx, {
      action: 'users.setAccess',
      entity: 'user',
      entityId: id,
      details: { from: stored.hasAccess, to: hasAccess },
    });
    return { hasAccess, changed: true };
  });
}
