import type { SessionKind } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { ServiceContext } from '../../context';
import { extendSession, type SessionAttributes, sessionStore } from './session-store';

/** Uses closer together than this do not write: a screen makes many calls at once. */
const touchEveryMs = 10 * 60 * 1000;

/** Who is signed in, and by which session. */
export interface SessionUser extends Omit<SessionAttributes, 'licenceEndsOn' | 'lastUsedAt'> {
  id: number;
  /** B28 */
  licenceExpired: boolean;
}

/** The value that a caller holds, and the door that it came by. */
export interface SessionRef {
  kind: SessionKind;
  token: string;
}

/**
 * The user of a cookie or a `token`, `null` when it opens nothing (any more) or came by the other's door; using it makes
 * it last 30 more days, 90 in all (B23).
 */
export async function readSession(ctx: ServiceContext, session: SessionRef): Promise<SessionUser | null> {
  const user = await look(ctx, session);
  if (user === null) return null;
  const idleMs = ctx.clock.now().getTime() - user.lastUsedAt.getTime();
  if (idleMs >= touchEveryMs) await extendSession(ctx, user.sessionId);
  return sessionUser(ctx, user);
}

/** The same for a page that is merely open: nobody uses the session, so it does not last longer (B23). */
export async function peekSession(ctx: ServiceContext, session: SessionRef): Promise<SessionUser | null> {
  const user = await look(ctx, session);
  return user && sessionUser(ctx, user);
}

async function look(
  ctx: ServiceContext,
  { kind, token }: SessionRef,
): Promise<(SessionAttributes & { id: number }) | null> {
  const { user } = await sessionStore(ctx, kind).validateSession(token);
  return user;
}

function sessionUser(ctx: ServiceContext, user: SessionAttributes & { id: number }): SessionUser {
  const { licenceEndsOn, lastUsedAt: _lastUsedAt, ...attributes } = user;
  return { ...attributes, licenceExpired: isLicenceExpired(ctx, licenceEndsOn) };
}

/**
 * Refuses what a session may not do: anything past the licence (`licence.expired`, B28), before a new password is chosen
 * (`auth.passwordChangeRequired`, B26) and before the second factor is set up that its role must have
 * (`auth.secondFactorRequired`). Only reading the session, signing out and choosing the password go without this check.
 */
export function assertUsable(user: SessionUser): void {
  assertMaySetUp(user);
  if (user.mustSetSecondFactor) throw DomainError.of('auth.secondFactorRequired');
}

/** The same for setting up a second factor. */
export function assertMaySetUp(user: SessionUser): void {
  if (user.licenceExpired) throw DomainError.of('licence.expired');
  if (user.mustChangePassword) throw DomainError.of('auth.passwordChangeRequired');
}

/** B28: the licence holds to the end of its day; without a date, and on a development server, always. */
function isLicenceExpired({ installation, clock }: ServiceContext, licenceEndsOn: string | null): boolean {
  if (licenceEndsOn === null || installation.development === true) return false;
  return madridDate(clock.now()) > licenceEndsOn;
}
