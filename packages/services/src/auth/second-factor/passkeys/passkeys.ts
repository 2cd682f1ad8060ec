import { createHmac } from 'node:crypto';
import { passkeys } from '@dehesa/db/schema';
import type { PasskeyAnswer } from '@dehesa/domain/auth';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Installation, ServiceContext } from '../../../context';
import { inTransaction } from '../../../in-transaction';
import { purposeKey } from '../../../keys/index';
import { lockPendingSignIn, setChallenge } from '../pending-sign-in';
import { relyingParty, requireRelyingParty } from './relying-party';
import { webAuthn } from './webauthn';

/** What a browser is asked with for one of the account's passkeys, as the second step of a sign-in that waits for it. */
export async function askForPasskey(
  ctx: ServiceContext,
  pendingToken: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    const pending = await lockPendingSignIn(within, pendingToken);
    const options = await passkeyRequest(within, pending.userId);
    await setChallenge(within, pending, options.challenge);
    return options;
  });
}

/** The same for an account, with a challenge that the caller keeps. */
export async function passkeyRequest(
  ctx: ServiceContext,
  userId: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: rpID } = requireRelyingParty(ctx.installation);
  const { generateAuthenticationOptions } = await webAuthn();
  const allowCredentials = await credentialsOf(ctx, userId);
  return generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
}

/** What a browser is asked with to make a passkey for an account. */
export async function askForNewPasskey(
  ctx: ServiceContext,
  user: { id: number; email: string; displayName: string },
  issuer: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id: rpID } = requireRelyingParty(ctx.installation);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: issuer,
    rpID,
    userID: userHandle(ctx.installation, user.id),
    userName: user.email,
    userDisplayName: user.displayName,
    excludeCredentials: await credentialsOf(ctx, user.id),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Whether one of the account's passkeys has signed the challenge; each challenge is signed once, and counters grow. */
export async function usePasskey(
  ctx: ServiceContext,
  userId: number,
  challenge: string | null,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const party = relyingParty(ctx.installation);
  if (party === undefined || challenge === null) return false;
  const own = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, answer.id));
  const [stored] = await ctx.db.select().from(passkeys).where(own).for('update');
  if (!stored) return false;
  const newCounter = await verifiedCounter(answer, challenge, party, {
    id: stored.credentialId,
    publicKey: new Uint8Array(stored.publicKey),
    counter: stored.counter,
  });
  if (newCounter === undefined) return false;
  await ctx.db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: ctx.clock.now() })
    .where(eq(passkeys.id, stored.id));
  return true;
}

/** The counter that came with a right answer. The library throws for whatever is wrong with one. */
async function verifiedCounter(
  { response, ...answer }: PasskeyAnswer,
  challenge: string,
  party: { id: string; origin: string },
  credential: { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { userHandle: handle, ...rest } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...answer,
        response: { ...rest, ...(handle !== undefined && { userHandle: handle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential,
      // Preferred, not required: the password was right already.
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Which passkeys an account has, as browsers ask authenticators for them. */
async function credentialsOf(ctx: ServiceContext, userId: number) {
  return ctx.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}

/** By which authenticators know the account: it says nothing of whom it is (WebAuthn §14.6.1). */
function userHandle(installation: Installation, userId: number): Uint8Array<ArrayBuffer> {
  const key = purposeKey(installation, 'passkey-user');
  return new Uint8Array(createHmac('sha256', key).update(String(userId)).digest());
}
