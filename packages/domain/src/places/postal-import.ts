import type { DomainErrorCode } from '../errors';

/** Why an import failed: a refusal, its server went down, or a fault that the log tells of. */
export const postalImportFailures = [
  'places.importRunning',
  'places.fileUnreadable',
  'places.fileNotPostal',
  'file.tooLarge',
  'service.busy',
  'interrupted',
  'fault',
] as const satisfies readonly (DomainErrorCode | 'interrupted' | 'fault')[];
export type PostalImportFailure = (typeof postalImportFailures)[number];

/** What is none of these is a fault. */
export function postalImportFailure(code: string): PostalImportFailure {
  return postalImportFailures.find((failure) => failure === code) ?? 'fault';
}
