import { totpSecrets } from '@dehesa/db/schema';
import { ConfirmTotpInput, PasswordAgain } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { audit } from '../../../audit';
import { authorize, type ServiceContext } from '../../../context';
import { inTransaction } from '../../../in-transaction';
import { referenceQrPath as qrPath } from '../../../documents/index';
import { notifyOwner } from '../../email/account-notice';
import { assertOwnPassword } from '../../passwords/assert-own-password';
import { argon2id, type PasswordHasher } from '../../passwords/passwords';
import { assertNotTheLast, forgetStandIns, lockFactors } from '../factors';
import { accountNames } from '../own-account';
import { createRecoveryCodes } from './recovery-codes';
import { createSetUp, readSetUp } from '../set-up-token';
import { newTotpKey, sealTotpKey, totpAddress, totpStep } from './totp';

/** What an app is given, told this once: the key as text and as a picture of its address. */
export interface TotpSetUp {
  setUp: string;
  /** Base32, in groups of four. */
  key: string;
  address: string;
  qr: { size: number; path: string };
}

/** New recovery codes, told this once; null where those that there are stay. */
export interface FactorAdded {
  recoveryCodes: string[] | null;
}

/** Begins to set up an app, or another one in place of it; asks for the own password, with the refusals of `assertOwnPassword`. */
export async function startTotp(
  ctx: ServiceContext,
  raw: PasswordAgain,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<TotpSetUp> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { password } = PasswordAgain.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  const key = newTotpKey();
  const names = await accountNames(ctx, userId);
  const uri = totpAddress(key, { issuer: names.issuer, account: names.email });
  return {
    setUp: await createSetUp(ctx, 'totp', userId, key),
    key: key.replace(/.{4}(?=.)/g, '$& '),
    address: uri,
    qr: qrPath(uri),
  };
}

/** Ends it with the app's first code: `auth.codeInvalid`, `auth.setUpOver`. That code is used up. */
export async function confirmTotp(ctx: ServiceContext, raw: ConfirmTotpInput): Promise<FactorAdded> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { setUp, code } = ConfirmTotpInput.parse(raw);
  const key = await readSetUp(ctx, 'totp', userId, setUp);
  const lastStep = totpStep(ctx, key, code);
  if (lastStep === undefined) throw DomainError.of('auth.codeInvalid');
  return inTransaction(ctx, async (tx) => {
    const before = await lockFactors(tx, userId);
    const sealed = sealTotpKey(ctx, userId, key);
    await tx
      .insert(totpSecrets)
      .values({ userId, sealed, lastStep, createdAt: ctx.clock.now() })
      .onConflictDoUpdate({ target: totpSecrets.userId, set: { sealed, lastStep, createdAt: ctx.clock.now() } });
    await audit(ctx, tx, { action: 'auth.setUpTotp', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'appSetUp');
    return { recoveryCodes: await firstRecoveryCodes({ ...ctx, db: tx }, userId, before) };
  });
}

/** Removes the app; `auth.lastSecondFactor` where the role must have a second factor and this is the last. */
export async function removeTotp(
  ctx: ServiceContext,
  raw: PasswordAgain,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { password } = PasswordAgain.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  await inTransaction(ctx, async (tx) => {
    const before = await lockFactors(tx, userId);
    if (!before.totp) throw DomainError.of('record.notFound');
    assertNotTheLast(before);
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
    if (before.passkeys === 0) await forgetStandIns(tx, userId);
    await audit(ctx, tx, { action: 'auth.removeTotp', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'appRemoved');
  });
}

/** The first second factor comes with recovery codes. */
export async function firstRecoveryCodes(
  ctx: ServiceContext,
  userId: number,
  before: { totp: boolean; passkeys: number },
): Promise<string[] | null> {
  return before.totp || before.passkeys > 0 ? null : createRecoveryCodes(ctx, userId);
}
