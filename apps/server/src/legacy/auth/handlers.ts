import { DomainError } from '@dehesa/domain/errors';
import { recoverPassword, signIn, signOut } from '@dehesa/services/auth';
import { sessionCookie } from '../../request-context';
import type { LegacyHandler } from '../handler';
import { parseRecovery, parseSignIn, presentSession } from './wire';

/** /login */
export const login: LegacyHandler = async ({ services, body, address }) => {
  const { token } = await signIn(services, parseSignIn(body), address);
  return { error: false, token };
};

/** /me: also past the licence and before a new password is chosen, so that a client learns of it (B28). */
export const me: LegacyHandler = async ({ user }) => {
  if (user === null) throw DomainError.of('access.unauthenticated');
  return presentSession(user);
};

/** /del-webtoken */
export const deleteToken: LegacyHandler = async ({ services, user, token, reply }) => {
  if (user === null) throw DomainError.of('access.unauthenticated');
  await signOut(services, token);
  void reply.clearCookie(sessionCookie, { path: '/' });
  return { error: false };
};

/** /recuperar-clave-usuario */
export const recoverUserPassword: LegacyHandler = async ({ services, body, address }) => {
  await recoverPassword(services, parseRecovery(body), address);
  return { error: false };
};
