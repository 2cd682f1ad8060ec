import { DomainError } from '@dehesa/domain/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { sessionCookieOf } from '../../requests/session-cookies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is called by POST to read as well: whether this call does. */
    changesNothing?(request: FastifyRequest): boolean;
  }
}

/** They change nothing. */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whatever may change something and comes with a session's cookie has to come from a page of ours, at every route: 403 with
 * `request.foreignOrigin` otherwise. Another host of the same site is not us, and who names no origin is nobody's page.
 */
export const ownOrigin = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const own = new URL(deps.installation.publicUrl).origin;
    // What browsers send of themselves and says who somebody is; the cookie of the language says nothing of anybody.
    const tellsWho = ({ cookies }: FastifyRequest) => cookies[sessionCookieOf(deps)] !== undefined;
    const reads = (request: FastifyRequest) => request.routeOptions.config.changesNothing?.(request) === true;
    app.addHook('onRequest', (request, _reply, next) => {
      const changesNothing = safeMethods.has(request.method) || reads(request);
      if (changesNothing || !tellsWho(request) || isOurs(request, own)) next();
      else next(DomainError.of('request.foreignOrigin'));
    });
    done();
  },
  { name: 'own-origin', dependencies: ['errors', '@fastify/cookie'] },
);

/** A page that tells no referrer sends its forms with `Origin: null`, and yet browsers say that they are of the same origin. */
function isOurs({ headers }: FastifyRequest, own: string): boolean {
  return headers.origin === own || headers['sec-fetch-site'] === 'same-origin';
}
