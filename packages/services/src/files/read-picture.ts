import { DomainError } from '@dehesa/domain/errors';
import type { Metadata, Sharp } from 'sharp';
import { loadDecoder } from './decoder';

/** A picture of a few kilobytes can claim to be gigantic; this is more than any camera takes. */
const maxPixels = 100_000_000;
/** Those that are decoded whole before they can be made smaller, not line by line. */
const maxPixelsInMemory = 50_000_000;
const decodedWhole = new Set(['webp', 'gif', 'heif', 'avif']);
/** Those that come in several passes over the picture, or are turned only once they are there: that takes even more. */
const maxPixelsInPasses = 40_000_000;

/**
 * What `work` makes of an uploaded picture, known by its content. One of another format, too large to be decoded, or
 * broken is `file.unsupported`.
 */
export async function readPicture<T>(
  bytes: Uint8Array,
  formats: ReadonlySet<string>,
  work: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const sharp = await loadDecoder();
  try {
    const metadata = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!formats.has(metadata.format)) throw DomainError.of('file.unsupported');
    if (metadata.width * metadata.height > pixelLimit(metadata)) throw DomainError.of('file.unsupported');
    return await work(sharp(bytes, { limitInputPixels: maxPixels }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever the decoder cannot read is not an image; its own words are of no use to the person.
    throw DomainError.of('file.unsupported');
  }
}

/** How many pixels a picture may have, by what it takes to decode it; JPEGs are made smaller and turned as they are read. */
function pixelLimit({ format, isProgressive, orientation = 1 }: Metadata): number {
  if (isProgressive || (format === 'png' && orientation !== 1)) return maxPixelsInPasses;
  return decodedWhole.has(format) ? maxPixelsInMemory : maxPixels;
}
