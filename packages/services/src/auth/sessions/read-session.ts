import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { ServiceContext } from '../context';
import { extendSession, lookAtSession, type SessionAttributes, sessionLifetime, sessionStore } from './session-store';

/** Uses closer together than this do not write: a screen makes many calls at once. */
const touchEveryMs = 10 * 60 * 1000;

/** Who is signed in. */
export interface SessionUser extends Omit<SessionAttributes, 'licenceEndsOn'> {
  id: number;
  /** B28 */
  licenceExpired: boolean;
}

/** The user of a cookie or `token`, `null` when it opens nothing (any more); using it makes it last 30 more days (B23). */
export async function readSession(ctx: ServiceContext, token: string): Promise<SessionUser | null> {
  const { session, user } = await sessionStore(ctx).validateSession(token);
  if (session === null) return null;
  await touch(ctx, session);
  return sessionUser(ctx, user);
}

/** The same for a page that is merely open: nobody uses the session, so it does not last longer (B23). */
export async function peekSession(ctx: ServiceContext, token: string): Promise<SessionUser | null> {
  const user = await lookAtSession(ctx, token);
  return user && sessionUser(ctx, user);
}

function sessionUser(ctx: ServiceContext, user: SessionAttributes & { id: number }): SessionUser {
  const { licenceEndsOn, ...attributes } = user;
  return { ...attributes, licenceExpired: isLicenceExpired(ctx, licenceEndsOn) };
}

/**
 * Refuses what a session may not do: anything past the licence (`licence.expired`, B28) and anything before a new
 * password is chosen (`auth.passwordChangeRequired`, B26). Only reading the session, signing out and choosing the
 * password go without this check.
 */
export function assertUsable(user: SessionUser): void {
  if (user.licenceExpired) throw DomainError.of('licence.expired');
  if (user.mustChangePassword) throw DomainError.of('auth.passwordChangeRequired');
}

/** B28: the licence holds to the end of its day; without a date, and on a development server, always. */
function isLicenceExpired({ installation, clock }: ServiceContext, licenceEndsOn: string | null): boolean {
  if (licenceEndsOn === null || installation.development === true) return false;
  return madridDate(clock.now()) > licenceEndsOn;
}

/** Lucia itself extends only past half of the lifetime; B23 counts from the last use. */
async function touch(ctx: ServiceContext, session: { id: string; expiresAt: Date }): Promise<void> {
  const lastUse = session.expiresAt.getTime() - sessionLifetime.milliseconds();
  if (Date.now() - lastUse >= touchEveryMs) await extendSession(ctx, session.id);
}
