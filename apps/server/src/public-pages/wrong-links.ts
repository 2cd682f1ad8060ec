import { DomainError } from '@dehesa/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Tries from one address with links that open nothing. People mistype a few; who tries more is guessing (B37). */
const limit = { max: 30, timeWindow: '1 hour' };

/**
 * Counts a wrong link, and notes it where there are many; past the limit it throws `request.tooMany`. Links that are right are
 * never counted.
 */
export function wrongLinks(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const triesOf = app.createRateLimit(limit);
  return async (request) => {
    app.noteWrongLink(request);
    const tries = await triesOf(request);
    if (!tries.isAllowed && tries.isExceeded)
      throw DomainError.of('request.tooMany', { retryAfterSeconds: Math.max(1, tries.ttlInSeconds) });
  };
}
