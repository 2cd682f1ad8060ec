import { createHash, type Hash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import { authorize, type ServiceContext } from '../context';
import { fileUrl, videoExtension } from './file-names';
import { isMp4, mp4HeadBytes } from './is-mp4';
import { assertSize, videoMegabytes } from './limits';
import { recordFile } from './record-file';

export interface StoredVideo {
  id: string;
  url: string;
  bytes: number;
}

/**
 * Keeps a video that staff uploaded, MP4 by its content (B33). It goes through in pieces; what is cut off, too large or
 * no video leaves nothing behind.
 */
export async function storeVideo(ctx: ServiceContext, stream: Readable): Promise<StoredVideo> {
  authorize(ctx, 'activities.manage');
  const id = randomUUID();
  const storageKey = `${id}.${videoExtension}`;
  const hash = createHash('sha256');
  const checked = checkedVideo(stream, videoMegabytes(ctx.installation), hash);
  const { bytes } = await ctx.files.write(storageKey, Readable.from(checked, { objectMode: false }));
  const sha256 = hash.digest('hex');
  await recordFile(ctx, { id, storageKey, sha256, kind: 'video', mediaType: 'video/mp4', bytes }, 'files.storeVideo');
  return { id, url: fileUrl(storageKey), bytes };
}

/** The same bytes; throws `file.unsupported` before the first of them, `file.tooLarge` as soon as there are too many. */
async function* checkedVideo(stream: Readable, maxMegabytes: number, hash: Hash): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let bytes = 0;
  for await (const piece of stream) {
    let chunk = Buffer.from(piece);
    bytes += chunk.byteLength;
    assertSize(bytes, maxMegabytes);
    if (head !== null) {
      head = Buffer.concat([head, chunk]);
      if (head.byteLength < mp4HeadBytes) continue;
      if (!isMp4(head)) throw DomainError.of('file.unsupported');
      chunk = head;
      head = null;
    }
    hash.update(chunk);
    yield chunk;
  }
  if (head !== null) throw DomainError.of('file.unsupported');
}
