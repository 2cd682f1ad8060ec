import type { DomainErrorCode } from '../errors';

/** Why an import failed: a refusal, its server went down, or a fault that the log tells of. */
export const postalImportFailures = [
  'places.importRunning',
  'places.fileUnreadable',
  'places.fileNotPostal',
  'places.downloadFailed',
  'file.tooLarge',
  'service.busy',
  'interrupted',
  'fault',
] as const satisfies readonly (DomainErrorCode | 'interrupted' | 'fault')[];
export type PostalImportFailure = (typeof postalImportFailures)[number];

/** What an import is at: the first two only of one that is fetched. */
export const postalImportStages = ['queued', 'downloading', 'importing'] as const;
export type PostalImportStage = (typeof postalImportStages)[number];

/** What is none of these is a fault. */
export function postalImportFailure(code: string): PostalImportFailure {
  return postalImportFailures.find((failure) => failure === code) ?? 'fault';
}
