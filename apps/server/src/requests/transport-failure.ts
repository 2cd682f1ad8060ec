import { type DomainFailure, failure } from '@dehesa/domain/errors';

/**
 * The refusal in words where the request itself could not be read: by its HTTP status, for no rule of the product was
 * asked. Null for a fault of the server.
 */
export function transportFailure(status: number): DomainFailure | null {
  if (status < 400 || status >= 500) return null;
  return status === 404 ? failure('record.notFound') : failure('input.invalid', { path: '' });
}
