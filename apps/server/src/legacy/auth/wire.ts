import type { Role } from '@dehesa/domain/access';
import { RecoverPasswordInput, SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { backoffice } from '@dehesa/i18n/backoffice';
import type { SessionUser } from '@dehesa/services/auth';
import { fileUrl } from '@dehesa/services/files';

type Body = Readonly<Record<string, unknown>>;

/** What cannot be an email and a password is answered like a wrong one (B24). */
export function parseSignIn(body: Body): SignInInput {
  const parsed = SignInInput.safeParse({ email: body['email'], password: body['clave'] });
  if (!parsed.success) throw DomainError.of('auth.invalidCredentials');
  return parsed.data;
}

/** What cannot be an email belongs to nobody. */
export function parseRecovery(body: Body): RecoverPasswordInput {
  const parsed = RecoverPasswordInput.safeParse({ email: body['email'] });
  if (!parsed.success) throw DomainError.of('auth.emailUnknown');
  return parsed.data;
}

/** The signed-in user's record (B30). */
export interface WireSession {
  error: false;
  id: number;
  id_rol: Role;
  rol: string;
  nombre: string;
  apellidos: string;
  alias: string;
  empresa: string;
  imagen: string;
  id_ubicacion: number | null;
  acceso: 1;
  licencia: { error: boolean };
}

export function presentSession(user: SessionUser): WireSession {
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
