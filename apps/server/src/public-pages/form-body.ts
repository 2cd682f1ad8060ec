import type { FastifyInstance } from 'fastify';

const bodyLimit = 8 * 1024;

/**
 * Lets a scope of its own read what plain forms send, which the rest of the product does not take (B31): with the fields
 * as `URLSearchParams`. Mail programs may send a one-click unsubscription in parts (RFC 8058): those are read as text.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, String(body)),
  );
}

/** The fields of a form; none of anything else. */
export function formFields(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
