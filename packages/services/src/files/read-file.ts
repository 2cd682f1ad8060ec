import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from '../context';
import { isFileKey } from './file-names';

export interface FileContent {
  bytes: Uint8Array;
  mediaType: 'image/jpeg';
}

/** The bytes under a key, for everybody who knows it: pictures are public. Keys that are not ours are missing (B22). */
export async function readFile(ctx: Pick<ServiceContext, 'files'>, key: string): Promise<FileContent> {
  const bytes = isFileKey(key) ? await ctx.files.read(key) : undefined;
  if (bytes === undefined) throw DomainError.of('record.notFound');
  return { bytes, mediaType: 'image/jpeg' };
}
