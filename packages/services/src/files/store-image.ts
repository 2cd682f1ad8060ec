import { createHash, randomUUID } from 'node:crypto';
import { authorize, type ServiceContext } from '../context';
import { loadDecoder, oneAtATime } from './decoder';
import { fileUrl, imageExtension, smallImageKey, smallImageSide } from './file-names';
import { assertSize, maxImageMegabytes } from './limits';
import { recordFile, removeBytes } from './record-file';
import type { AuditAction } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import type { Metadata, Sharp } from 'sharp';

export interface StoredImage {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Keeps a picture that staff uploaded: re-encoded, without its metadata (B33). */
export async function storeImage(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  authorize(ctx, 'activities.manage');
  const { bytes: _stored, ...image } = await keepImage(ctx, bytes, 'files.storeImage');
  return image;
}

/** The part without a person: the verbs that have asked who it is, and the demo data. */
export async function keepImage(
  ctx: ServiceContext,
  content: Uint8Array,
  action?: AuditAction,
): Promise<StoredImage & { bytes: number }> {
  assertSize(content.byteLength, maxImageMegabytes);
  const image = await oneAtATime(() => encode(content));
  const id = randomUUID();
  const storageKey = `${id}.${imageExtension}`;
  try {
    await ctx.files.write(storageKey, image.bytes);
    await ctx.files.write(smallImageKey(storageKey), image.small);
  } catch (error) {
    await removeBytes(ctx, storageKey);
    throw error;
  }
  const { width, height } = image;
  const bytes = image.bytes.byteLength;
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  await recordFile(
    ctx,
    { id, storageKey, sha256, kind: 'image', mediaType: 'image/jpeg', bytes, width, height },
    action,
  );
  return { id, url: fileUrl(storageKey), width, height, bytes };
}

/** Longest side in pixels and quality of stored images (B33). */
const maxSide = 1366;
const quality = 85;
/** A picture of a few kilobytes can claim to be gigantic; this is more than any camera takes. */
const maxPixels = 100_000_000;
/** Those that are decoded whole before they can be made smaller, not line by line. */
const maxPixelsInMemory = 50_000_000;
const decodedWhole = new Set(['webp', 'gif', 'heif', 'avif']);
/** Those that come in several passes over the picture, or are turned only once they are there: that takes even more. */
const maxPixelsInPasses = 40_000_000;

/** Formats by what the decoder finds in the bytes; `heif` is AVIF and HEIC. SVG is code, not a picture. */
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);

interface EncodedImage {
  bytes: Buffer;
  width: number;
  height: number;
  small: Buffer;
}

/** Re-encodes an uploaded picture as JPEG without its metadata, turned as it was meant (B33), with a variant for phones. */
async function encode(bytes: Uint8Array): Promise<EncodedImage> {
  const sharp = await loadDecoder();
  try {
    const metadata = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!accepted.has(metadata.format)) throw DomainError.of('file.unsupported');
    if (metadata.width * metadata.height > pixelLimit(metadata)) throw DomainError.of('file.unsupported');
    const { data, info } = await toJpeg(sharp(bytes, { limitInputPixels: maxPixels }), maxSide);
    const small = await toJpeg(sharp(data), smallImageSide);
    return { bytes: data, width: info.width, height: info.height, small: small.data };
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

function toJpeg(picture: Sharp, side: number) {
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
}

/** Keeps a picture that somebody signed in, of whatever role, uploaded for its own data (B33). */
export async function storeOwnImage(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  authorize(ctx, 'account.manageOwn');
  const { bytes: _stored, ...image } = await keepImage(ctx, bytes, 'files.storeOwnImage');
  return image;
}
