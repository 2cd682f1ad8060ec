import { kindOf } from '@dehesa/domain/error-kinds';
import { type ErrorKind, retryAfterOf } from '@dehesa/domain/errors';
import fp from 'fastify-plugin';
import { requestRefusal } from '../../requests/request-refusal';
import { wantsPage } from '../../requests/wants-page';
import { domainFailure } from '../../trpc/init';

/** The HTTP status of each kind of refusal. */
export const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooManyRequests: 429,
  busy: 503,
  tooLarge: 413,
};

/** Where the built files are served. */
const builtFiles: ReadonlySet<string | undefined> = new Set(['/*', '/assets/:file']);

/** What is not a procedure nor a documented call (uploads, files): JSON with the code; a fault with its id only. */
export const errors = fp(
  (app, _options, done) => {
    app.setErrorHandler((error, request, reply) => {
      app.noteRefusal(error, request);
      const failed = domainFailure(error);
      // A file or an entry for the calendar that is gone, by a link in a mail: whoever reads it gets the page that says so (B22).
      if (failed?.code === 'record.notFound' && request.method === 'GET' && wantsPage(request))
        return reply.callNotFound();
      if (failed !== undefined) {
        const retryAfter = retryAfterOf(failed);
        if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
        return reply.code(statuses[kindOf(failed.code)]).send({ domain: failed, requestId: request.id });
      }
      const status =
        error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
          ? error.statusCode
          : 500;
      // An empty part, `..` and the like are what no file of ours is called: nothing is there, as at any other wrong address (B22).
      if ((status === 400 || status === 403) && builtFiles.has(request.routeOptions.url)) return reply.callNotFound();
      if (status < 500)
        return reply.code(status).send({ domain: requestRefusal(error, request) ?? null, requestId: request.id });
      request.log.error({ err: error }, 'request failed');
      return reply.code(500).send({ domain: null, requestId: request.id });
    });
    done();
  },
  { name: 'errors', dependencies: ['refusals'] },
);
