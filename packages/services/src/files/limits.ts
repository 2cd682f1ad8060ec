import { documentLimits } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { Installation } from '../context';

/** What is no picture and no video weighs at most this much (D11). */
export const maxDocumentMegabytes = documentLimits.megabytes;
/** What a phone's camera makes; it is stored much smaller (B33). */
export const maxImageMegabytes = 15;
/** What an upload may bring before its content is known. */
export const maxUploadBytes = bytesOf(maxImageMegabytes);

const usualVideoMegabytes = 200;

export function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}

export function videoMegabytes(installation: Installation): number {
  return installation.videoMegabytes ?? usualVideoMegabytes;
}

/** Throws `file.tooLarge` for more bytes than that many megabytes. */
export function assertSize(bytes: number, maxMegabytes: number): void {
  if (bytes > bytesOf(maxMegabytes)) throw DomainError.of('file.tooLarge', { maxMegabytes });
}
