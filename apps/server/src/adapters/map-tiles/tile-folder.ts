import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface KeptTile {
  bytes: Buffer;
  keptAt: Date;
}

/** How far it is emptied once it is full, so that this is not done with every tile. */
const emptiedTo = 0.8;

/** Tiles on disk: what was kept longest goes where they would be more than they may. */
export class TileFolder {
  readonly #folder: string;
  readonly #mostBytes: number;
  #bytes: number | undefined;
  #emptying: Promise<void> | undefined;

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<KeptTile | undefined> {
    const file = path.join(this.#folder, name);
    try {
      const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
      return { bytes, keptAt: mtime };
    } catch {
      // Not there, or just gone.
      return undefined;
    }
  }

  /** Whole or not at all: whoever reads meanwhile gets the one before. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const draft = path.join(this.#folder, `${randomUUID()}.part`);
    await writeFile(draft, bytes);
    await rename(draft, path.join(this.#folder, name));
    if (this.#bytes !== undefined) this.#bytes += bytes.byteLength;
    if (this.#bytes === undefined || this.#bytes > this.#mostBytes) await this.#empty();
  }

  #empty(): Promise<void> {
    this.#emptying ??= this.#removeOldest().finally(() => (this.#emptying = undefined));
    return this.#emptying;
  }

  /** Also what a process that was killed had begun to write. */
  async #removeOldest(): Promise<void> {
    const files: { file: string; size: number; keptMs: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined) files.push({ file, size: found.size, keptMs: found.mtimeMs });
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    const most = bytes > this.#mostBytes ? this.#mostBytes * emptiedTo : this.#mostBytes;
    for (const { file, size } of files.toSorted((one, other) => one.keptMs - other.keptMs)) {
      if (bytes <= most) break;
      await rm(file, { force: true });
      bytes -= size;
    }
    this.#bytes = bytes;
  }
}
