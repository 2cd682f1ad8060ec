import { RecoverPasswordInput, SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { backoffice } from '@dehesa/i18n/backoffice';
import { recoverPassword, type SessionUser, signIn, signOut } from '@dehesa/services/auth';
import { fileUrl } from '@dehesa/services/files';
import { z } from 'zod';
import { nothing, sentAs } from '../body';
import { legacyCall } from '../call';
import { Done, flag } from '../shapes';
import type { WireFields } from '../wire-values';

const Session = z
  .strictObject({
    error: z.literal(false),
    id: z.number(),
    id_rol: z.number(),
    rol: z.string(),
    nombre: z.string(),
    apellidos: z.string(),
    alias: z.string(),
    empresa: z.string(),
    imagen: z.string(),
    id_ubicacion: z.number().nullable(),
    acceso: flag,
    licencia: z.strictObject({ error: z.boolean() }).describe('`error`: the licence has expired'),
  })
  .meta({ id: 'Session' });

export const sessionCalls = [
  legacyCall({
    path: '/login',
    summary:
      'Opens a session. In the gym variant a member with an unpaid fee is answered `Cuota`. For an account with two-step verification `clave` is an application key, made in its profile.',
    who: 'everybody',
    body: sentAs(z.object({ email: z.string(), clave: z.string() }), parseSignIn),
    answer: z.strictObject({ error: z.literal(false), token: z.string() }),
    handle: async (input, { services, address, request }) => {
      const { token } = await signIn(services, input, {
        kind: 'token',
        address,
        userAgent: request.headers['user-agent'] ?? '',
        carried: null,
        device: null,
      });
      return { error: false, token };
    },
  }),
  // Also past the licence and before a new password is chosen, so that a client learns of it (B28).
  legacyCall({
    path: '/me',
    summary: 'Who is signed in; also past the licence and before a new password is chosen.',
    who: 'anySession',
    body: nothing,
    answer: Session,
    handle: async (_nothing, { user }) => presentSession(user),
  }),
  legacyCall({
    path: '/del-webtoken',
    summary: 'Ends the session.',
    who: 'anySession',
    body: nothing,
    answer: Done,
    handle: async (_nothing, { services, user, reply }) => {
      await signOut(services, user);
      reply.forgetSession();
      return { error: false };
    },
  }),
  // The one door that is documented to say that there is no such account.
  legacyCall({
    path: '/recuperar-clave-usuario',
    summary: 'Sends a one-time password, valid for one hour.',
    who: 'everybody',
    body: sentAs(z.object({ email: z.string() }), parseRecovery),
    answer: Done,
    handle: async (input, { services, address }) => {
      const { known } = await recoverPassword(services, input, address);
      if (!known) throw DomainError.of('auth.emailUnknown');
      return { error: false };
    },
  }),
];

/** What cannot be an email and a password is answered like a wrong one (B24). */
function parseSignIn(fields: WireFields): SignInInput {
  const parsed = SignInInput.safeParse({ email: fields['email'], password: fields['clave'] });
  if (!parsed.success) throw DomainError.of('auth.invalidCredentials');
  return parsed.data;
}

/** What cannot be an email belongs to nobody. */
function parseRecovery(fields: WireFields): RecoverPasswordInput {
  const parsed = RecoverPasswordInput.safeParse({ email: fields['email'] });
  if (!parsed.success) throw DomainError.of('auth.emailUnknown');
  return parsed.data;
}

/** The signed-in user's record (B30). */
function presentSession(user: SessionUser): z.input<typeof Session> {
  return {
    error: false,
    id: user.id,
    id_rol: user.role,
    rol: backoffice.es.shell.roles[user.role],
    nombre: user.firstName,
    apellidos: user.lastName,
    alias: user.alias,
    empresa: user.companyName,
    imagen: fileUrl(user.imageKey) ?? '',
    id_ubicacion: user.territoryId,
    acceso: 1,
    licencia: { error: user.licenceExpired },
  };
}
