import { createHash, randomUUID } from 'node:crypto';
import { files } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { encodeImage } from './encode-image';
import { fileUrl, smallImageKey } from './file-names';

/** Uploads are at most this large (document 2 §9). */
export const maxUploadMegabytes = 2;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;

export interface StoredImage {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Keeps a picture that staff uploaded: re-encoded, without its metadata (B33). */
export async function storeImage(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  authorize(ctx, 'activities.manage');
  const stored = await keepImage(ctx, bytes);
  await audit(ctx, ctx.db, {
    action: 'files.storeImage',
    entity: 'file',
    entityId: null,
    details: { file: stored.id },
  });
  return stored;
}

/** The part without a person: the verbs that have asked who it is, and the demo data. */
export async function keepImage(ctx: ServiceContext, bytes: Uint8Array): Promise<StoredImage> {
  if (bytes.byteLength > maxUploadBytes) throw DomainError.of('file.tooLarge', { maxMegabytes: maxUploadMegabytes });
  const image = await encodeImage(bytes);
  const id = randomUUID();
  const storageKey = `${id}.jpg`;
  // Bytes first: a row without its file would be a broken picture, a file without a row is only space.
  await ctx.files.write(storageKey, image.bytes);
  await ctx.files.write(smallImageKey(storageKey), image.small);
  await ctx.db.insert(files).values({
    id,
    storageKey,
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
    kind: 'image',
    mediaType: 'image/jpeg',
    bytes: image.bytes.byteLength,
    width: image.width,
    height: image.height,
  });
  return { id, url: fileUrl(storageKey), width: image.width, height: image.height };
}
