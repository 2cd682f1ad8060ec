import { DomainError } from '@dehesa/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type TriesOf = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts a try against a limit. */
export async function countTry(triesOf: TriesOf | undefined, request: FastifyRequest): Promise<void> {
  const tries = await triesOf?.(request);
  if (tries?.isAllowed === false && tries.isExceeded) {
    throw DomainError.of('request.tooMany', { retryAfterSeconds: Math.max(1, tries.ttlInSeconds) });
  }
}
