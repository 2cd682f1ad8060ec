import type { IncomingHttpHeaders } from 'node:http';

/**
 * Bytes of a body (B51): of whom nobody knows; of staff, a long form; and texts of whole pages in two languages, each
 * character of which may be written in six bytes.
 */
export const bodyBytes = { everybody: 64 * 1024, signedIn: 256 * 1024, longTexts: 1280 * 1024 } as const;

/** Whether a body may be more than texts, by what its head says; without a length it may become anything. */
export function mayBeLarge(headers: IncomingHttpHeaders): boolean {
  return Number(headers['content-length'] ?? Infinity) > bodyBytes.longTexts;
}
