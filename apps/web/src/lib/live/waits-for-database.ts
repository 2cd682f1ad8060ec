import { domainFailure } from '../error-message';

/** For how many milliseconds a call waits for a database that is away; undefined for any other failure. */
export function waitsForDatabase(error: unknown): number | undefined {
  const failed = domainFailure(error);
  if (failed?.code !== 'service.databaseAway') return undefined;
  return failed.params.retryAfterSeconds * 1000 * (1 + Math.random() * 0.3);
}
