import { DomainError } from '@dehesa/domain/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import { sessionCookieOf } from '../session-cookies';

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
    app.addHook('onRequest', (request, _reply, next) => {
      if (safeMethods.has(request.method) || !tellsWho(request) || isOurs(request, own)) next();
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
