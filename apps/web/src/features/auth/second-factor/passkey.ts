import type { Inputs, Outputs } from '../../../lib/trpc';

type Router = 'secondFactor';
type Answer = Inputs['auth'][Router]['finishWithPasskey']['answer'];
type NewPasskey = Inputs['auth'][Router]['confirmPasskey']['answer'];

/** The browser or the authenticator gave no answer: cancelled, too late, or, `known`, it has one of the account's already. */
export class PasskeyNotUsed extends Error {
  readonly known: boolean;

  constructor(cause: unknown) {
    super('no answer of an authenticator', { cause });
    this.known = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

/** Whether this browser has passkeys at all. */
export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has one of the account's passkeys sign the challenge; throws `PasskeyNotUsed`. */
export async function signWithPasskey(optionsJSON: Outputs['auth'][Router]['passkeyOptions']): Promise<Answer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const handle = userHandle === undefined ? {} : { userHandle };
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...handle } };
  } catch (error) {
    throw new PasskeyNotUsed(error);
  }
}

/** Has an authenticator make a passkey; throws `PasskeyNotUsed`. */
export async function makePasskey(
  optionsJSON: Outputs['auth'][Router]['startPasskey']['options'],
): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    const ways = transports === undefined ? {} : { transports };
    return { id, rawId, type, response: { clientDataJSON, attestationObject, ...ways } };
  } catch (error) {
    throw new PasskeyNotUsed(error);
  }
}
