import { createHash, randomUUID } from 'node:crypto';
import { authorize, type ServiceContext } from '../context';
import { loadDecoder, oneAtATime } from './decoder';
import { fileUrl, imageExtension, smallImageKey, smallImageSide } from './file-names';
import { assertSize, maxImageMegabytes } from './limits';
import { readPicture } from './read-picture';
import { recordFile, removeBytes } from './record-file';
import type { AuditAction } from '@dehesa/domain/audit';
import type { Sharp } from 'sharp';

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
  return readPicture(bytes, accepted, async (picture) => {
    const { data, info } = await toJpeg(picture, maxSide);
    const small = await toJpeg(sharp(data), smallImageSide);
    return { bytes: data, width: info.width, height: info.height, small: small.data };
  });
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
