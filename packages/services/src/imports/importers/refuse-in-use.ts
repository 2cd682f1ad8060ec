import { DomainError } from '@dehesa/domain/errors';
import { databaseErrorCode } from '../../database-errors';

const foreignKeyViolation = '23503';

/** What something else refers to stays. */
export function refuseInUse(error: unknown): never {
  if (databaseErrorCode(error) === foreignKeyViolation) throw DomainError.of('imports.inUse');
  throw error;
}
