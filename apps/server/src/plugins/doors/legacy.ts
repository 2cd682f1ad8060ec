import { DomainError, type DomainErrorCode, retryAfterOf } from '@dehesa/domain/errors';
import { assertUsable } from '@dehesa/services/auth';
import { maxUploadBytes } from '@dehesa/services/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { bodyBytes, mayBeLarge } from '../../requests/body-limits';
import { legacyText } from '../../legacy/errors';
import type { LegacyCall } from '../../legacy/call';
import { callAreas } from '../../legacy/routes';
import { identify } from '../../requests/request-context';
import { domainFailure } from '../../trpc/init';
import { countTry, type TriesOf } from '../limits/count-try';

/** A picture as a data URL is a third longer than it is; beside it there is room for an activity's texts. */
const fileBodyLimit = Math.ceil((maxUploadBytes * 4) / 3) + 1024 * 1024;

/**
 * A legacy client sends its token in the body, which is read before anybody knows who sends it: from one address so many
 * large ones are, unless a session's cookie tells who it is.
 */
const unknownLargeBodies = { max: 30, timeWindow: '1 minute' };

/** Refusals that have a status of their own; every other refusal by a rule is HTTP 200 (B22, B25, B31, B47, B50). */
const statuses: Partial<Record<DomainErrorCode, number>> = {
  'access.unauthenticated': 401,
  'access.forbidden': 403,
  'auth.passwordChangeRequired': 403,
  'auth.secondFactorRequired': 403,
  'auth.proofRequired': 403,
  'licence.expired': 403,
  'auth.tooManyAttempts': 429,
  'service.databaseAway': 503,
  'request.foreignOrigin': 403,
  'request.tooMany': 429,
  'reservations.tooManyInHour': 429,
  'reservations.proofRequired': 429,
  'auth.busy': 503,
};

/** The documented POST paths over the same verbs as the typed procedures (B29–B32). */
export const legacy = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const largeBodiesOf = app.createRateLimit(unknownLargeBodies);
    const limitLargeBodies = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!mayBeLarge(request.headers)) return;
      const { user } = await app.answeredOrAway(reply, () => identify(deps, request));
      if (user !== null) return;
      await countTry(largeBodiesOf, request);
    };
    for (const route of callAreas.flatMap(({ calls }) => calls)) {
      const { path } = route;
      // One count for both addresses of a path.
      const triesOf = route.rateLimit && app.createRateLimit(route.rateLimit);
      const signedOutTriesOf = route.signedOutLimit && app.createRateLimit(route.signedOutLimit);
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        await countTry(triesOf, request);
        return answer(deps, route, signedOutTriesOf, request, reply);
      };
      const options = {
        errorHandler: wireError,
        // A legacy client's token lies in the body, so nobody is known before it is read.
        bodyLimit: route.public ? bodyBytes.everybody : bodyBytes.longTexts,
        ...(route.carriesFile && { bodyLimit: fileBodyLimit, onRequest: limitLargeBodies }),
      };
      app.post(path, options, handler);
      app.post(`/api${path}`, options, handler);
    }
    done();
  },
  { name: 'legacy', dependencies: ['security', 'own-image-limit', 'database-away', 'private-answers'] },
);

async function answer(
  deps: AppDeps,
  route: LegacyCall,
  signedOutTriesOf: TriesOf | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { body } = request;
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  const { services, user } = await identify(deps, request, fields['token']);
  if (user === null) await countTry(signedOutTriesOf, request);
  if (!route.public) {
    if (user === null) throw DomainError.of('access.unauthenticated');
    assertUsable(user);
  }
  return route.handle({ body: fields, services, user, address: request.ip, request, reply });
}

/** Every error in the documented shape, a fault with an id that the log has and never a stack trace (B31). */
function wireError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.server.noteRefusal(error, request);
  const failed = domainFailure(error);
  if (failed !== undefined) {
    const retryAfter = retryAfterOf(failed);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.code(statuses[failed.code] ?? 200).send({ error: true, value: legacyText(failed) });
    return;
  }
  const status = clientStatus(error);
  if (status !== undefined) {
    void reply.code(status).send({ error: true, value: status === 413 ? 'Tamaño excedido!' : 'Petición no válida' });
    return;
  }
  request.log.error({ err: error }, 'legacy call failed');
  void reply.code(500).send({ error: true, value: 'Error', id: request.id });
}

/** Fastify's own refusals of a request: not JSON is 400, too large 413. */
function clientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  if (error.statusCode === 413) return 413;
  return error.statusCode >= 400 && error.statusCode < 500 ? 400 : undefined;
}
