import { Readable } from 'node:stream';
import { NotEmptyError, restoreStatements } from '@dehesa/db';
import type { FileStore } from '@dehesa/services/context';
import { type BackupPart, readingSettings } from '@dehesa/services/database';
import { ExpectedError } from '../expected-error';
import { type ArchiveContents, readArchive, verifyArchive } from './archive';
import { ArchiveFault } from './archive-fault';

export interface RestoreOptions {
  file: string;
  keys: readonly Buffer[];
  /** Of who makes the tables. */
  databaseUrl: string;
  files: FileStore;
  /** When the newest migration that this product knows was written, in milliseconds. */
  newestMigration: number;
}

/**
 * Reads a backup into an empty database, and its uploads into the store: all of it or nothing of the database (B85). It is
 * read to its end before anything is written. Refusals are `ExpectedError`s.
 */
export async function restoreBackup(options: RestoreOptions): Promise<ArchiveContents> {
  const { file, keys, databaseUrl, files, newestMigration } = options;
  const contents = await verifyArchive(file, keys);
  if (contents.about.migratedTo > newestMigration)
    throw new ExpectedError('the backup is of a newer version of the product: install that one first');
  const parts = new PartReader(readArchive(file, keys));
  try {
    const restoring = { url: databaseUrl, settings: readingSettings, statements: parts.statements() };
    await restoreStatements(restoring, () => parts.writeFiles(files));
  } catch (error) {
    if (error instanceof NotEmptyError)
      throw new ExpectedError(
        'the database is not empty: a backup is restored into a new one, and nothing was changed',
      );
    throw error;
  } finally {
    await parts.close();
  }
  return contents;
}

/** Takes the parts of an archive by what they are, each once. */
class PartReader {
  readonly #parts: AsyncGenerator<BackupPart>;
  /** The one that ended what was taken last. */
  #next: BackupPart | undefined;

  constructor(parts: AsyncGenerator<BackupPart>) {
    this.#parts = parts;
  }

  async *statements(): AsyncGenerator<string> {
    for (await this.#advance(); this.#next?.kind !== 'file' && this.#next?.kind !== 'end'; await this.#advance())
      if (this.#next?.kind === 'statement') yield this.#next.text;
  }

  async writeFiles(files: FileStore): Promise<void> {
    while (this.#next?.kind === 'file') {
      const { key } = this.#next;
      await this.#advance();
      await files.write(key, Readable.from(this.#bytes(), { objectMode: false }));
    }
  }

  async *#bytes(): AsyncGenerator<Uint8Array> {
    for (; this.#next?.kind === 'bytes'; await this.#advance()) yield this.#next.bytes;
  }

  async close(): Promise<void> {
    await this.#parts.return(undefined);
  }

  async #advance(): Promise<void> {
    const { value, done } = await this.#parts.next();
    // It was whole a moment ago.
    if (done === true) throw new ArchiveFault('damaged');
    this.#next = value;
  }
}
