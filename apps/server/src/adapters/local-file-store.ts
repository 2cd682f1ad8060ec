import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@dehesa/services/context';

/** One plain name: nothing that could leave the folder or be hidden in it. */
const keyPattern = /^[a-z0-9][a-z0-9_-]{1,99}\.[a-z0-9]{2,5}$/;

/** Uploads in a folder, spread over subfolders by the first two characters of their key. */
export class LocalFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    // Written beside and renamed: nobody ever reads half a file, whatever dies meanwhile.
    const draft = `${target}.${randomUUID()}.part`;
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error('not a key of the file store');
    return path.join(this.#folder, key.slice(0, 2), key);
  }
}
