import { createHash, randomUUID } from 'node:crypto';
import { DomainError } from '@dehesa/domain/errors';
import { fileTypeFromBuffer } from 'file-type';
import type { ServiceContext } from '../context';
import { type AudioExtension, audioTypes, documentTypes, imageExtension, videoExtension } from './file-names';
import { isMp4, mp4HeadBytes } from './store-video';
import { recordFile } from './record-file';
import { sniffDocument } from './sniff-document';
import { keepImage } from './store-image';

export interface ReceivedFile {
  id: string;
  storageKey: string;
}

/**
 * Keeps what a visitor sent, as what its content says: a picture, an MP4 video, sound or a document (B33). Anything else
 * is `file.unsupported`. The caller has measured it.
 */
export async function keepReceived(ctx: ServiceContext, content: Uint8Array, name: string): Promise<ReceivedFile> {
  if (isMp4(content.subarray(0, mp4HeadBytes))) return keep(ctx, content, 'video', videoExtension, 'video/mp4');
  const audio = await audioFormat(content);
  if (audio !== undefined) return keep(ctx, content, 'audio', audio, audioTypes[audio]);
  const found = await sniffDocument(content, name);
  if (found === null) throw DomainError.of('file.unsupported');
  if (found.kind === 'image') {
    const { id } = await keepImage(ctx, content);
    return { id, storageKey: `${id}.${imageExtension}` };
  }
  return keep(ctx, found.bytes, 'document', found.extension, documentTypes[found.extension]);
}

async function keep(
  ctx: ServiceContext,
  bytes: Uint8Array,
  kind: 'video' | 'audio' | 'document',
  extension: string,
  mediaType: string,
): Promise<ReceivedFile> {
  const id = randomUUID();
  const storageKey = `${id}.${extension}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await ctx.files.write(storageKey, bytes);
  await recordFile(ctx, { id, storageKey, sha256, kind, mediaType, bytes: bytes.byteLength });
  return { id, storageKey };
}

/** Voice messages are Opus in Ogg; the decoder's names for the same container differ. */
const audioNames: Readonly<Record<string, AudioExtension>> = {
  opus: 'ogg',
  oga: 'ogg',
  ogg: 'ogg',
  spx: 'ogg',
  mp3: 'mp3',
  m4a: 'm4a',
  aac: 'aac',
  amr: 'amr',
};

async function audioFormat(bytes: Uint8Array): Promise<AudioExtension | undefined> {
  try {
    return audioNames[(await fileTypeFromBuffer(bytes))?.ext ?? ''];
  } catch {
    // Something broken: whatever it was meant to be, it is not.
    return undefined;
  }
}
