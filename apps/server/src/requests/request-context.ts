import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { assertUsable, peekSession, readSession, type SessionRef, type SessionUser } from '@dehesa/services/auth';
import type { ServiceContext, Visit } from '@dehesa/services/context';
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import { backupHistory } from '../backups/backups';
import { sessionCookieOf } from './session-cookies';

export interface Caller {
  services: ServiceContext;
  user: SessionUser | null;
  /** What it came with, whether or not that opens anything. */
  session: SessionRef | null;
}

export interface SignedInCaller extends Caller {
  user: SessionUser;
}

/** The verbs' context; without a visit for nobody in particular, as jobs use it. */
export function serviceContext(deps: AppDeps, actor: Actor | null, visit?: Visit): ServiceContext {
  const {
    db,
    clock,
    files,
    installation,
    mail,
    sqlConsole,
    syncClient,
    whatsapp,
    wordpress,
    backups,
    firstWord,
    textWorker,
    testing,
  } = deps;
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
    ...(backups && { backups: backupHistory(backups) }),
    ...(firstWord && { firstWord }),
    ...(textWorker && { textWorker }),
    ...(testing && { testing }),
  };
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Who a request turned out to come from; null for nobody, or before anybody asked. */
export function actorOf(request: FastifyRequest): Actor | null {
  return actors.get(request) ?? null;
}

/**
 * Who calls: by the token that a legacy client sends in the body, else by the session cookie (B23). Each opens sessions of
 * its own kind alone. What is answered to somebody signed in is for nobody else (`private-answers.ts`).
 */
export async function identify(deps: AppDeps, request: FastifyRequest, bodyToken?: unknown): Promise<Caller> {
  const visit = { address: request.ip };
  const nobody = serviceContext(deps, null, visit);
  const session = presented(deps, request, bodyToken);
  if (session === null) return { services: nobody, user: null, session };
  const caller = callerOf(deps, session, await readSession(nobody, session), visit);
  if (caller.user !== null) request.signedIn = true;
  if (caller.services.actor !== null) actors.set(request, caller.services.actor);
  return caller;
}

/**
 * The caller of a door that nobody passes without a session that may be used: who must pay, prove or change something first
 * passes none of them.
 */
export async function signedInCaller(deps: AppDeps, request: FastifyRequest): Promise<SignedInCaller> {
  return assertSignedIn(await identify(deps, request));
}

export function assertSignedIn({ services, user, session }: Caller): SignedInCaller {
  if (user === null) throw DomainError.of('access.unauthenticated');
  assertUsable(user);
  return { services, user, session };
}

function presented(deps: AppDeps, request: FastifyRequest, bodyToken: unknown): SessionRef | null {
  if (typeof bodyToken === 'string' && bodyToken !== '') return { kind: 'token', token: bodyToken };
  const token = request.cookies[sessionCookieOf(deps)];
  return token === undefined ? null : { kind: 'browser', token };
}

/** The caller of a connection that stays open, as its session is now; being open does not make a session last longer. */
export async function identifyAgain(deps: AppDeps, session: SessionRef): Promise<Caller> {
  return callerOf(deps, session, await peekSession(serviceContext(deps, null), session));
}

function callerOf(deps: AppDeps, session: SessionRef, user: SessionUser | null, visit?: Visit): Caller {
  if (user === null) return { services: serviceContext(deps, null, visit), user: null, session };
  const { id: userId, role, territoryId, provenAt } = user;
  const actor: Actor = { userId, role, territoryId, ...(provenAt && { provenAt }) };
  return { services: serviceContext(deps, actor, visit), user, session };
}

export { sessionCookie } from './session-cookies';
