import { DomainError } from '@dehesa/domain/errors';
import { recoverPassword, signIn, signOut } from '@dehesa/services/auth';
import type { LegacyHandler } from '../handler';
import { parseRecovery, parseSignIn, presentSession } from './wire';

/** /login */
export const login: LegacyHandler = async ({ services, body, address, request }) => {
  const { token } = await signIn(services, parseSignIn(body), {
    kind: 'token',
    address,
    userAgent: request.headers['user-agent'] ?? '',
    carried: null,
    device: null,
  });
  return { error: false, token };
};

/** /me: also past the licence and before a new password is chosen, so that a client learns of it (B28). */
export const me: LegacyHandler = async ({ user }) => {
  if (user === null) throw DomainError.of('access.unauthenticated');
  return presentSession(user);
};

/** /del-webtoken */
export const deleteToken: LegacyHandler = async ({ services, user, reply }) => {
  if (user === null) throw DomainError.of('access.unauthenticated');
  await signOut(services, user);
  reply.forgetSession();
  return { error: false };
};

/** /recuperar-clave-usuario: the one door that is documented to say that there is no such account. */
export const recoverUserPassword: LegacyHandler = async ({ services, body, address }) => {
  const { known } = await recoverPassword(services, parseRecovery(body), address);
  if (!known) throw DomainError.of('auth.emailUnknown');
  return { error: false };
};
