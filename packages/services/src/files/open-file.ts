import type { Readable } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import type { ByteRange, ServiceContext } from '../context';
import { isFileKey } from './file-names';

type Store = Pick<ServiceContext, 'files'>;

/** How large a stored file is, for everybody who knows its key. Keys that are not ours are missing (B22). */
export async function fileSize(ctx: Store, key: string): Promise<number> {
  const size = isFileKey(key) ? await ctx.files.size(key) : undefined;
  if (size === undefined) throw DomainError.of('record.notFound');
  return size;
}

/** Its bytes, or those of a range within them. Whoever opens reads to the end or destroys the stream. */
export async function openFile(
  ctx: Store,
  key: string,
  range?: ByteRange,
): Promise<{ size: number; stream: Readable }> {
  const opened = isFileKey(key) ? await ctx.files.open(key, range) : undefined;
  if (opened === undefined) throw DomainError.of('record.notFound');
  return opened;
}
