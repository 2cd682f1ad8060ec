import { type DomainFailure, failure } from '@dehesa/domain/errors';
import type { FastifyRequest } from 'fastify';
import { transportFailure } from './transport-failure';
import { domainFailure } from '../trpc/init';

/** The refusal behind an error, also where Fastify itself refused what was sent; `undefined` for a fault of the server. */
export function requestRefusal(error: unknown, request: FastifyRequest): DomainFailure | undefined {
  const failed = domainFailure(error);
  if (failed !== undefined) return failed;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number') return undefined;
  if (status !== 413) return transportFailure(status) ?? undefined;
  return failure('request.tooLarge', { maxKilobytes: Math.floor((request.routeOptions.bodyLimit ?? 0) / 1024) });
}
