import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { AccountInput, checkAccount } from '@dehesa/domain/users';
import { readAppType } from '../../app-type';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { assertMayCreate, storeAccount } from '../create-account';
import { newInvitation, queueInvitation } from './invitation-link';

/**
 * Stores a user, a monitor or a company without a password and mails the link by which its owner chooses one (B97). Nobody
 * but the mailbox gets the link. With the refusals of `createAccount`, those of the password left out.
 */
export async function inviteAccount(ctx: ServiceContext, raw: AccountInput): Promise<{ id: number }> {
  const actor = authorize(ctx, 'companies.manage');
  const input = AccountInput.parse(raw);
  assertMayCreate(ctx, actor, input.role);
  const appType = await readAppType(ctx.db);
  const failed = checkAccount(input, { appType, today: madridDate(ctx.clock.now()) });
  if (failed) throw DomainError.from(failed);
  const { token, invitationHash } = newInvitation();
  return inTransaction(ctx, async (tx) => {
    const entry = { hasAccess: true, invitationHash, invitedAt: ctx.clock.now() };
    const stored = await storeAccount(ctx, tx, { actor, appType, input, entry, details: { invited: true } });
    await queueInvitation(ctx, tx, { ...input, language: input.language ?? 'es' }, token);
    return stored;
  });
}
