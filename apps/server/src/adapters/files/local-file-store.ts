import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@dehesa/domain/errors';
import type { ByteRange, FileStore } from '@dehesa/services/context';
import { flushFolder, isDiskFull } from './disk';
import { CountedStream } from './counted-stream';
import { assertStoreKey, isStoreKey } from './store-key';

const draftSuffix = '.part';

/** Uploads in a folder, spread over subfolders by the first two characters of their key. */
export class LocalFileStore implements FileStore {
  readonly #folder: string;
  readonly #write: (file: FileHandle) => Writable;

  /** `write` gives the stream that writes and closes a file. */
  constructor(folder: string, write = (file: FileHandle): Writable => file.createWriteStream({ flush: true })) {
    this.#folder = folder;
    this.#write = write;
  }

  /** Throws `file.noRoom` where the disk is full. */
  async write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }> {
    const target = this.#pathOf(key);
    const source = new CountedStream(content);
    // Written beside and renamed: nobody ever reads half a file, whatever dies meanwhile.
    const draft = `${target}.${randomUUID()}${draftSuffix}`;
    try {
      await mkdir(path.dirname(target), { recursive: true });
      // Opened first: where the source fails at once, a file that is still being opened would come after its removal.
      const file = await open(draft, 'wx');
      await pipeline(source.body, this.#write(file));
      await rename(draft, target);
      await flushFolder(path.dirname(target));
      return { bytes: source.bytes };
    } catch (error) {
      source.body.destroy();
      await rm(draft, { force: true });
      throw isDiskFull(error) ? DomainError.of('file.noRoom') : error;
    }
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return ifThere(readFile(this.#pathOf(key)));
  }

  async size(key: string): Promise<number | undefined> {
    return (await ifThere(stat(this.#pathOf(key))))?.size;
  }

  async open(key: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined> {
    const file = await ifThere(open(this.#pathOf(key)));
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { size, stream: file.createReadStream(range ?? {}) };
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncGenerator<{ key: string; writtenAt: Date }> {
    for (const { folder, name } of await this.#names()) {
      if (!isStoreKey(name)) continue;
      const found = await ifThere(stat(path.join(folder, name)));
      if (found?.isFile() === true) yield { key: name, writtenAt: found.mtime };
    }
  }

  /** Removes what a process that was killed had half written, if it is older than a moment; answers how many. */
  async removeDrafts(before: Date): Promise<number> {
    let removed = 0;
    for (const { folder, name } of await this.#names()) {
      if (!name.endsWith(draftSuffix)) continue;
      const draft = path.join(folder, name);
      const found = await ifThere(stat(draft));
      if (found === undefined || found.mtime >= before) continue;
      await rm(draft, { force: true });
      removed += 1;
    }
    return removed;
  }

  async #names(): Promise<{ folder: string; name: string }[]> {
    const names: { folder: string; name: string }[] = [];
    for (const shelf of (await ifThere(readdir(this.#folder))) ?? []) {
      if (!/^[a-z0-9][a-z0-9_-]$/.test(shelf)) continue;
      const folder = path.join(this.#folder, shelf);
      for (const name of await readdir(folder)) names.push({ folder, name });
    }
    return names;
  }

  #pathOf(key: string): string {
    assertStoreKey(key);
    return path.join(this.#folder, key.slice(0, 2), key);
  }
}

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
