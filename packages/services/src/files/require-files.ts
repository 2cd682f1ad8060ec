import { files } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../context';

export type FileKind = 'image' | 'video' | 'document' | 'logo';

export interface RequiredFile {
  id: string;
  storageKey: string;
  kind: string;
  mediaType: string;
  bytes: number;
}

/**
 * The stored files that a verb is about to refer to, in its transaction and held until that ends, so that the nightly
 * collection cannot take one meanwhile. Throws `record.notFound` for one that is not there, `file.unsupported` for one
 * of another kind.
 */
export async function requireFiles(
  tx: ServiceContext['db'],
  ids: readonly string[],
  kinds: readonly FileKind[],
): Promise<Map<string, RequiredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: files.id,
      storageKey: files.storageKey,
      kind: files.kind,
      mediaType: files.mediaType,
      bytes: files.bytes,
    })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(files.id)
    .for('key share');
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = found.get(id.toLowerCase());
    if (row === undefined) throw DomainError.of('record.notFound');
    if (!kinds.some((kind) => kind === row.kind)) throw DomainError.of('file.unsupported');
  }
  return found;
}

/** The same for one file. */
export async function requireFile(
  tx: ServiceContext['db'],
  id: string,
  kinds: readonly FileKind[],
): Promise<RequiredFile> {
  const file = (await requireFiles(tx, [id], kinds)).get(id.toLowerCase());
  if (file === undefined) throw DomainError.of('record.notFound');
  return file;
}
