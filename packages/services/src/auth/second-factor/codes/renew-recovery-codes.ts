import { PasswordAgain } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../../audit';
import { authorize, type ServiceContext } from '../../../context';
import { inTransaction } from '../../../in-transaction';
import { notifyOwner } from '../../email/account-notice';
import { assertOwnPassword } from '../../passwords/assert-own-password';
import { argon2id, type PasswordHasher } from '../../passwords/passwords';
import { lockFactors } from '../factors';
import { createRecoveryCodes } from './recovery-codes';

/** New recovery codes in place of the old ones, told this once; `record.notFound` for who has no second factor. */
export async function renewRecoveryCodes(
  ctx: ServiceContext,
  raw: PasswordAgain,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { password } = PasswordAgain.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  return inTransaction(ctx, async (tx) => {
    const factors = await lockFactors(tx, userId);
    if (!factors.totp && factors.passkeys === 0) throw DomainError.of('record.notFound');
    const recoveryCodes = await createRecoveryCodes({ ...ctx, db: tx }, userId);
    await audit(ctx, tx, { action: 'auth.renewRecoveryCodes', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'recoveryCodesRenewed');
    return { recoveryCodes };
  });
}
