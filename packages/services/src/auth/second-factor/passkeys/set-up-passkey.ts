import { passkeys } from '@dehesa/db/schema';
import { ConfirmPasskeyInput, PasswordAgain, RemovePasskeyInput, secondFactorLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import type { PublicKeyCredentialCreationOptionsJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../audit';
import { authorize, type ServiceContext } from '../../../context';
import { brokenConstraint } from '../../../database-errors';
import { inTransaction } from '../../../in-transaction';
import { notifyOwner } from '../../email/account-notice';
import { assertOwnPassword } from '../../passwords/assert-own-password';
import { argon2id, type PasswordHasher } from '../../passwords/passwords';
import { assertNotTheLast, forgetStandIns, lockFactors } from '../factors';
import { accountNames } from '../own-account';
import { askForNewPasskey } from './passkeys';
import { requireRelyingParty } from './relying-party';
import { createSetUp, readSetUp } from '../set-up-token';
import { type FactorAdded, firstRecoveryCodes } from '../codes/set-up-totp';
import { webAuthn } from './webauthn';

/**
 * Begins to add a passkey: what the browser asks its authenticator with. Asks for the own password, with the refusals of
 * `assertOwnPassword`; `auth.passkeysUnavailable` where the installation's address can have none.
 */
export async function startPasskey(
  ctx: ServiceContext,
  raw: PasswordAgain,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<{ setUp: string; options: PublicKeyCredentialCreationOptionsJSON }> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  requireRelyingParty(ctx.installation);
  const { password } = PasswordAgain.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  const { issuer, ...names } = await accountNames(ctx, userId);
  const options = await askForNewPasskey(ctx, { id: userId, ...names }, issuer);
  return { setUp: await createSetUp(ctx, 'passkey', userId, options.challenge), options };
}

/**
 * Keeps the passkey that the authenticator has made: `auth.passkeyInvalid`, `auth.passkeyKnown`, `auth.tooManyPasskeys`,
 * `auth.setUpOver`.
 */
export async function confirmPasskey(ctx: ServiceContext, raw: ConfirmPasskeyInput): Promise<FactorAdded> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { setUp, name, answer } = ConfirmPasskeyInput.parse(raw);
  const credential = await verified(ctx, answer, await readSetUp(ctx, 'passkey', userId, setUp));
  return inTransaction(ctx, async (tx) => {
    const before = await lockFactors(tx, userId);
    const max = secondFactorLimits.passkeys;
    if (before.passkeys >= max) throw DomainError.of('auth.tooManyPasskeys', { max });
    await tx
      .insert(passkeys)
      .values({
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        createdAt: ctx.clock.now(),
      })
      .catch(refuseKnown);
    await audit(ctx, tx, { action: 'auth.addPasskey', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'passkeyAdded');
    return { recoveryCodes: await firstRecoveryCodes({ ...ctx, db: tx }, userId, before) };
  });
}

/** Removes a passkey; `auth.lastSecondFactor` where the role must have a second factor and this is the last. */
export async function removePasskey(
  ctx: ServiceContext,
  raw: RemovePasskeyInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { id, password } = RemovePasskeyInput.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  await inTransaction(ctx, async (tx) => {
    const before = await lockFactors(tx, userId);
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const [stored] = await tx.select({ id: passkeys.id }).from(passkeys).where(own);
    if (!stored) throw DomainError.of('record.notFound');
    assertNotTheLast(before);
    await tx.delete(passkeys).where(own);
    if (!before.totp && before.passkeys === 1) await forgetStandIns(tx, userId);
    await audit(ctx, tx, { action: 'auth.removePasskey', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'passkeyRemoved');
  });
}

/** What is to be kept of a new passkey. The library throws for whatever is wrong with one. */
async function verified(
  ctx: ServiceContext,
  answer: ConfirmPasskeyInput['answer'],
  expectedChallenge: string,
): Promise<WebAuthnCredential> {
  const { id, origin } = requireRelyingParty(ctx.installation);
  const { verifyRegistrationResponse } = await webAuthn();
  const { attestationObject, clientDataJSON } = answer.response;
  try {
    const { verified: right, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (right) return registrationInfo.credential;
  } catch {
    // Told below.
  }
  throw DomainError.of('auth.passkeyInvalid');
}

function refuseKnown(error: unknown): never {
  if (brokenConstraint(error) === 'passkeys_credential_unique') throw DomainError.of('auth.passkeyKnown');
  throw error;
}
