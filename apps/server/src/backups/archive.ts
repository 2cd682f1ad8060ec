import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupAbout, BackupEnd, BackupPart, BackupSink } from '@dehesa/services/database';
import { give } from '../database-dump';
import { ArchiveFault } from './archive-fault';
import { framed, partsOf } from './frames';
import { opened, sealed } from './sealed-stream';

/** Pictures do not get smaller, statements to a fifth; more effort would make it a matter of the processor. */
const effort = 3;

export interface ArchiveContents {
  about: BackupAbout;
  end: BackupEnd;
}

/** Writes what `produce` gives into a new file, compressed and sealed, and has it reach the disk. */
export async function writeArchive<T>(
  file: string,
  key: Buffer,
  produce: (take: BackupSink) => Promise<T>,
  toFile = (handle: FileHandle): Writable => handle.createWriteStream({ flush: true }),
): Promise<T> {
  const handle = await open(file, 'wx', 0o600);
  const parts = new PassThrough();
  const written = pipeline(
    parts,
    createGzip({ level: effort }),
    (source: AsyncIterable<Buffer>) => sealed(source, key),
    toFile(handle),
  );
  // The first to fail is told: a full disk also stops who produces.
  const failed = written.then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => Promise.reject(error instanceof Error ? error : new Error('the file was not written')),
  );
  try {
    const made = await Promise.race([produce((part) => give(parts, framed(part))), failed]);
    parts.end();
    await written;
    return made;
  } catch (error) {
    parts.destroy();
    throw await written.then(
      () => error,
      (fault: unknown) => (isOfDestroyed(fault) ? error : fault),
    );
  }
}

/** The stream was closed by us: the reason is another. */
function isOfDestroyed(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** The parts of an archive in their order, each of them verified; throws an `ArchiveFault` where it is not whole. */
export async function* readArchive(file: string, keys: readonly Buffer[]): AsyncGenerator<BackupPart> {
  const source = createReadStream(file);
  // What cannot be opened is told as such.
  await once(source, 'open');
  const plain = createGunzip();
  const read = pipeline(source, (sealedBytes: AsyncIterable<Buffer>) => opened(sealedBytes, keys), plain);
  // It is told to who reads what comes out.
  read.catch(() => undefined);
  yield* partsOf(plain);
}

/** Reads an archive from its first byte to its last, and what it says of itself. Throws where anything is missing. */
export async function verifyArchive(file: string, keys: readonly Buffer[]): Promise<ArchiveContents> {
  const seen = { statements: 0, files: 0, bytes: 0 };
  let about: BackupAbout | undefined;
  let end: BackupEnd | undefined;
  for await (const part of readArchive(file, keys)) {
    if (part.kind === 'about') about = part.about;
    else if (part.kind === 'statement') seen.statements += 1;
    else if (part.kind === 'file') seen.files += 1;
    else if (part.kind === 'bytes') seen.bytes += part.bytes.length;
    else end = part.end;
  }
  if (about === undefined || end === undefined) throw new ArchiveFault('damaged');
  const { statements, files, bytes } = end;
  if (seen.statements !== statements || seen.files !== files || seen.bytes !== bytes) throw new ArchiveFault('damaged');
  return { about, end };
}
