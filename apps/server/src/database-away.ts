import { DomainError, type DomainFailure, failure } from '@dehesa/domain/errors';

/** When to ask again for what the database was needed for: it is noticed within 2 s that it is back (B50). */
export const retryAfterSeconds = 3;

/** The refusal while the database is away; `since` null where nobody watches. */
export function databaseAwayFailure(since: Date | null): DomainFailure {
  return failure('service.databaseAway', { retryAfterSeconds, since: since?.toISOString() ?? null });
}

export function databaseAwayError(since: Date | null): DomainError {
  return DomainError.from(databaseAwayFailure(since));
}
