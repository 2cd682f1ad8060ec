import { createHash, randomUUID } from 'node:crypto';
import { authorize, type ServiceContext } from '../context';
import { encodeImage } from './encode-image';
import { fileUrl, imageExtension, smallImageKey } from './file-names';
import { assertSize, maxImageMegabytes } from './limits';
import { recordFile, removeBytes } from './record-file';

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
  action?: string,
): Promise<StoredImage & { bytes: number }> {
  assertSize(content.byteLength, maxImageMegabytes);
  const image = await encodeImage(content);
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
