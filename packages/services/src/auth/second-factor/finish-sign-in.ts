import { type PasskeyAnswer, readTypedCode } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyOwner } from '../email/account-notice';
import { attemptKeys, makeTry } from '../attempts';
import type { SignInOrigin } from '../sessions/open-session';
import { enter, type SignedIn } from '../sign-in';
import { readFactors } from './factors';
import { usePasskey } from './passkeys/passkeys';
import {
  countWrongCode,
  endPendingSignIn,
  findPendingSignIn,
  lockPendingSignIn,
  type PendingSignIn,
} from './pending-sign-in';
import { useRecoveryCode } from './codes/recovery-codes';
import { trustDevice } from './remembered-devices';
import { useTotpCode } from './codes/totp';

/** What somebody shows as the second step. */
export type SecondStep = { kind: 'code'; code: string } | { kind: 'passkey'; answer: PasskeyAnswer };

export interface FinishedSignIn extends SignedIn {
  /** What the device shows from now on, where it is to be remembered. */
  remembered: string | null;
  /** After a recovery code: how many are left. */
  recoveryCodesLeft: number | null;
}

/**
 * Opens the session of a sign-in whose password was right. `auth.codeInvalid` and `auth.passkeyInvalid` count as failures
 * of signing in (B25); the fifth of one sign-in ends it: `auth.secondStepOver`. Each code is right once. `remember`
 * asks not to be asked again on this device for a while.
 */
export async function finishSignIn(
  ctx: ServiceContext,
  pendingToken: string | null,
  step: SecondStep,
  origin: SignInOrigin,
  remember: boolean,
): Promise<FinishedSignIn> {
  const { email } = await findPendingSignIn(ctx, pendingToken);
  let over = false;
  const finished = await makeTry(ctx, attemptKeys(ctx, 'signIn', email, origin), () =>
    inTransaction(ctx, async (tx) => {
      const within = { ...ctx, db: tx };
      const pending = await lockPendingSignIn(within, pendingToken);
      const proof = await prove(within, pending, step);
      if (proof === 'none') {
        over = await countWrongCode(within, pending);
        return null;
      }
      await endPendingSignIn(within, pending);
      const { userId, oneTimePasswordHash } = pending;
      const match = oneTimePasswordHash === null ? 'own' : 'oneTime';
      const signedIn = await enter(within, { account: { ...pending, id: userId }, match }, origin);
      if (proof === 'recovery') await noteRecoveryCode(within, userId);
      return {
        ...signedIn,
        remembered: remember ? await trustDevice(within, userId, origin.userAgent) : null,
        recoveryCodesLeft: proof === 'recovery' ? (await readFactors(tx, userId)).recoveryCodes : null,
      };
    }),
  );
  if (finished.value !== null) return finished.value;
  if (over) throw DomainError.of('auth.secondStepOver');
  throw DomainError.of(step.kind === 'passkey' ? 'auth.passkeyInvalid' : 'auth.codeInvalid');
}

async function prove(
  ctx: ServiceContext,
  pending: PendingSignIn,
  step: SecondStep,
): Promise<'totp' | 'recovery' | 'passkey' | 'none'> {
  const { userId, challenge } = pending;
  if (step.kind === 'passkey') return (await usePasskey(ctx, userId, challenge, step.answer)) ? 'passkey' : 'none';
  const read = readTypedCode(step.code);
  if (read.kind === 'totp') return (await useTotpCode(ctx, userId, read.code)) ? 'totp' : 'none';
  if (read.kind === 'recovery') return (await useRecoveryCode(ctx, userId, read.code)) ? 'recovery' : 'none';
  return 'none';
}

/** Nobody is signed in yet: who acts is the account itself. */
async function noteRecoveryCode(ctx: ServiceContext, userId: number): Promise<void> {
  await audit(ctx, ctx.db, { action: 'auth.useRecoveryCode', entity: 'user', entityId: userId });
  await notifyOwner(ctx.db, userId, 'recoveryCodeUsed');
}
