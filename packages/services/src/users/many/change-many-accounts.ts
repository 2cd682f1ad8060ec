import { users } from '@dehesa/db/schema';
import { ChangeManyAccountsInput, isAccountRole } from '@dehesa/domain/users';
import { and, asc, inArray, sql } from 'drizzle-orm';
import { type ChangedMany, changeEach } from '../../change-each';
import { authorize, type ServiceContext } from '../../context';
import { bulkPriority } from '../../messages';
import { accountName, reachableAccounts } from '../account-rows';
import { assertProvenFor } from '../create-account';
import { renewFee } from '../fees/renew-fee';
import { resendInvitation } from '../invitations/resend-invitation';
import { setAccountAccess } from '../set-account-access';

/** What names a user to staff; empty for whom the actor does not manage (B22). */
interface Named {
  name: string;
}

/** Lets many users in or keeps them out, invites them again, or renews their fees, each as singly (B24, B96, B97, B99). */
export async function changeManyAccounts(
  ctx: ServiceContext,
  raw: ChangeManyAccountsInput,
): Promise<ChangedMany<Named>> {
  const actor = authorize(ctx, 'companies.manage');
  const input = ChangeManyAccountsInput.parse(raw);
  const { ids, change } = asked(ctx, input);
  const found = await ctx.db
    .select({ id: users.id, name: accountName, role: users.role, invitedAt: users.invitedAt })
    .from(users)
    .where(and(inArray(users.id, ids), reachableAccounts(actor)))
    .orderBy(sql`search_fold(${accountName})`, asc(users.id));
  if (input.action === 'resendInvitation') assertProvenToInvite(ctx, found);
  return changeEach<Named>({
    ids,
    found: found.map(({ id, name }) => ({ id, name: { name } })),
    unknown: { name: '' },
    change,
  });
}

/** Before the first is written to: once it is proven the call is repeated, and nobody shall be written to twice. */
function assertProvenToInvite(ctx: ServiceContext, found: readonly { role: number; invitedAt: Date | null }[]): void {
  for (const { role, invitedAt } of found) if (invitedAt !== null && isAccountRole(role)) assertProvenFor(ctx, role);
}

/** Whom it is about, and the single verb; it says whether anything was to be changed. */
function asked(
  ctx: ServiceContext,
  input: ChangeManyAccountsInput,
): { ids: number[]; change: (id: number) => Promise<boolean> } {
  if (input.action === 'resendInvitation') {
    return {
      ids: input.ids,
      change: async (id) => {
        await resendInvitation(ctx, { id }, { priority: bulkPriority });
        return true;
      },
    };
  }
  if (input.action !== 'renewFee') {
    const hasAccess = input.action === 'giveAccess';
    return { ids: input.ids, change: async (id) => (await setAccountAccess(ctx, { id, hasAccess })).changed };
  }
  const ends = new Map(input.fees.map(({ id, expiresOn }) => [id, expiresOn]));
  return {
    ids: [...ends.keys()],
    change: async (id) => {
      await renewFee(ctx, { id, expiresOn: ends.get(id) ?? null });
      return true;
    },
  };
}
