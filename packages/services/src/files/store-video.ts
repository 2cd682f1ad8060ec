import { createHash, type Hash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import { authorize, type ServiceContext } from '../context';
import { fileUrl, videoExtension } from './file-names';
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

/** Brands of MPEG-4 video that browsers play. */
const videoBrands = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 mp71 avc1 dash MSNV M4V_ M4VH M4VP F4V_'.split(' '),
);
/** QuickTime, sound alone and pictures name some of those as compatible, and are no MP4 video. */
const otherBrands = new Set('qt__ M4A_ M4B_ M4P_ F4A_ F4B_ heic heix mif1 msf1 avif avis'.split(' '));

/** Bytes that suffice to tell. */
export const mp4HeadBytes = 64;

/** Whether a file that begins so is an MP4 video: its first box names the brands that it keeps to (B33). */
export function isMp4(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.byteLength < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const size = bytes.readUInt32BE(0);
  if (size < 16 || size > 4096 || size % 4 !== 0) return false;
  const brandAt = (offset: number) => bytes.toString('latin1', offset, offset + 4).replaceAll(' ', '_');
  if (otherBrands.has(brandAt(8))) return false;
  if (videoBrands.has(brandAt(8))) return true;
  for (let offset = 16; offset + 4 <= Math.min(size, bytes.byteLength); offset += 4) {
    if (videoBrands.has(brandAt(offset))) return true;
  }
  return false;
}
