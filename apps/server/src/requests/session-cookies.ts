import { knownDeviceDays, sessionLifetime } from '@dehesa/services/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';

/** The name where the product is reached by http. */
export const sessionCookie = 'dehesa_session';
const deviceCookie = 'dehesa_device';

const isHttps = ({ installation }: AppDeps) => installation.publicUrl.startsWith('https:');

/**
 * A browser keeps `__Host-` cookies only as this very host has set them over https: no neighbour under the same domain
 * plants one of its own. The plain name opens nothing there.
 */
const nameOf = (deps: AppDeps, plain: string) => (isHttps(deps) ? `__Host-${plain}` : plain);

/** What the session cookie is called in this installation (B23). */
export const sessionCookieOf = (deps: AppDeps) => nameOf(deps, sessionCookie);

/** Out of reach of scripts and bound to this host (B23). */
function cookieOptions(deps: AppDeps) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isHttps(deps) };
}

/** The browser holds its session from now on; what it held under the plain name before goes. */
export function setSessionCookie(deps: AppDeps, reply: FastifyReply, token: string): void {
  void reply.setCookie(sessionCookieOf(deps), token, { ...cookieOptions(deps), maxAge: sessionLifetime.seconds() });
  if (isHttps(deps)) void reply.clearCookie(sessionCookie, cookieOptions(deps));
}

/**
 * The browser forgets its session and every copy of an answer. Not its storage: that holds a guide's ticks which were not
 * sent yet, and the worker that opens the list without a signal.
 */
export function clearSessionCookie(deps: AppDeps, reply: FastifyReply): void {
  void reply.clearCookie(sessionCookieOf(deps), cookieOptions(deps)).header('clear-site-data', '"cache"');
}

/** By what this browser is known again, as it came (B25). */
export function readDeviceCookie(deps: AppDeps, request: FastifyRequest): string | null {
  return request.cookies[nameOf(deps, deviceCookie)] ?? null;
}

export function setDeviceCookie(deps: AppDeps, reply: FastifyReply, value: string): void {
  const maxAge = knownDeviceDays * 24 * 60 * 60;
  void reply.setCookie(nameOf(deps, deviceCookie), value, { ...cookieOptions(deps), maxAge });
}
