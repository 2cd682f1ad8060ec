import type { Actor } from '@dehesa/domain/access';
import { peekSession, readSession, sessionLifetime, type SessionUser } from '@dehesa/services/auth';
import type { ServiceContext, Visit } from '@dehesa/services/context';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from './app-deps';

export interface Caller {
  services: ServiceContext;
  user: SessionUser | null;
  token: string | null;
}

/** The verbs' context; without a visit for nobody in particular, as jobs use it. */
export function serviceContext(deps: AppDeps, actor: Actor | null, visit?: Visit): ServiceContext {
  const { db, clock, files, installation, mail, sqlConsole, syncClient, whatsapp, wordpress, textWorker, testing } =
    deps;
  return {
    db,
    actor,
    ...(visit && { visit }),
    clock,
    files,
    installation,
    ...(mail && { mail }),
    ...(sqlConsole && { sqlConsole }),
    ...(syncClient && { syncClient }),
    ...(whatsapp && { whatsapp }),
    ...(wordpress && { wordpress }),
    ...(textWorker && { textWorker }),
    ...(testing && { testing }),
  };
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Who a request turned out to come from; null for nobody, or before anybody asked. */
export function actorOf(request: FastifyRequest): Actor | null {
  return actors.get(request) ?? null;
}

/** Who calls: by the session cookie, or by the token that a legacy client sends in the body (B23). */
export async function identify(deps: AppDeps, request: FastifyRequest, bodyToken?: unknown): Promise<Caller> {
  const visit = { address: request.ip };
  const nobody = serviceContext(deps, null, visit);
  const token =
    typeof bodyToken === 'string' && bodyToken !== '' ? bodyToken : (request.cookies[sessionCookie] ?? null);
  if (token === null) return { services: nobody, user: null, token: null };
  const caller = callerOf(deps, token, await readSession(nobody, token), visit);
  if (caller.services.actor !== null) actors.set(request, caller.services.actor);
  return caller;
}

/** The caller of a connection that stays open, as its session is now; being open does not make a session last longer. */
export async function identifyAgain(deps: AppDeps, token: string): Promise<Caller> {
  return callerOf(deps, token, await peekSession(serviceContext(deps, null), token));
}

function callerOf(deps: AppDeps, token: string, user: SessionUser | null, visit?: Visit): Caller {
  if (user === null) return { services: serviceContext(deps, null, visit), user: null, token };
  const actor: Actor = { userId: user.id, role: user.role, territoryId: user.territoryId };
  return { services: serviceContext(deps, actor, visit), user, token };
}

export const sessionCookie = 'dehesa_session';

/** The cookie's attributes: out of reach of scripts, not sent along by other sites (B23). */
export function sessionCookieOptions(deps: AppDeps) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: deps.installation.publicUrl.startsWith('https:'),
    maxAge: sessionLifetime.seconds(),
  };
}
