import { SignInInput } from '@dehesa/domain/auth';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { argon2id, type PasswordHasher } from '../passwords/passwords';
import { proveAccount } from '../prove-account';
import type { SignInOrigin } from '../sessions/open-session';
import { enter, type SignedIn } from '../sign-in';
import { type Factors, readFactors } from './factors';
import { createPendingSignIn } from './pending-sign-in';
import { isRemembered } from './remembered-devices';

/** What came of the password: a session, or the wait for the second step. */
export type SignInStep =
  | ({ step: 'signedIn' } & SignedIn)
  | {
      step: 'second';
      /** What the second step is sent with; it opens nothing by itself. */
      pending: string;
      factors: Factors;
    };

/**
 * Signs in on a screen: with the refusals of `signIn`; an account with a second factor is asked for it, unless the device
 * is remembered. A one-time password (B26) stands in for the password alone, so no device is remembered for it.
 */
export async function beginSignIn(
  ctx: ServiceContext,
  input: SignInInput,
  origin: SignInOrigin,
  remembered: string | null,
  hasher: PasswordHasher = argon2id,
): Promise<SignInStep> {
  const proven = await proveAccount(ctx, SignInInput.parse(input), origin, hasher);
  const { account, match } = proven;
  return inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    const known = !account.hasSecondFactor || (match === 'own' && (await isRemembered(within, account.id, remembered)));
    if (known) return { step: 'signedIn', ...(await enter(within, proven, origin)) };
    const pending = await createPendingSignIn(within, { account, match });
    return { step: 'second', pending, factors: await readFactors(tx, account.id) };
  });
}
