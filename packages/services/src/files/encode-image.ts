import { DomainError } from '@dehesa/domain/errors';
import sharp from 'sharp';
import { smallImageSide } from './file-names';

/** Longest side in pixels and quality of stored images (B33). */
const maxSide = 1366;
const quality = 85;
/** A picture of a few kilobytes can claim to be gigantic; this is more than any camera takes. */
const maxPixels = 100_000_000;

/** Formats by what the decoder finds in the bytes; `heif` is AVIF and HEIC. SVG is code, not a picture. */
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

export interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
  small: Buffer;
}

/** Re-encodes an uploaded picture as JPEG without its metadata, turned as it was meant (B33), with a variant for phones. */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!accepted.has(format)) throw DomainError.of('file.unsupported');
    const { data, info } = await toJpeg(bytes, maxSide);
    const small = await toJpeg(data, smallImageSide);
    return { bytes: data, width: info.width, height: info.height, small: small.data };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    // Whatever the decoder cannot read is not an image; its own words are of no use to the person.
    throw DomainError.of('file.unsupported');
  }
}

function toJpeg(bytes: Uint8Array, side: number) {
  return sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
}
