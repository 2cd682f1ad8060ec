import { TRPCClientError } from '@trpc/client';
import { domainFailure } from '../error-message';

/**
 * In how many seconds, at the soonest, a call that nobody answered may be sent again: the database or the server is away,
 * the connection is lost (B50), or too many came at once (B61). Undefined for an answer, that is for a refusal by a rule and for a fault.
 */
export function secondsToRepeat(error: unknown): number | undefined {
  const failed = domainFailure(error);
  if (failed?.code === 'service.databaseAway') return failed.params.retryAfterSeconds;
  if (failed !== undefined) return failed.code === 'service.busy' ? 0 : undefined;
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  if (typeof data !== 'object' || data === null) return 0;
  return 'httpStatus' in data && data.httpStatus === 503 ? 0 : undefined;
}
