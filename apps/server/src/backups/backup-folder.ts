import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';
import { flushFolder, isDiskFull } from '../adapters/files/disk';
import { ExpectedError } from '../expected-error';
import { verifyArchive, writeArchive } from './archive';
import { askedOnce, type Backups, type KeptBackup, momentOf, nameOf, surplusOf, type WrittenBackup } from './backups';

const draftPattern = /^dehesa-\d{8}T\d{6}Z\.backup\.[\w-]+\.part$/;
/** Nobody works on a draft for so long without a byte. */
const draftAgeMs = 24 * 3_600_000;

export interface BackupFolderOptions {
  folder: string;
  /** The first one seals; all of them are tried to read. */
  keys: readonly [Buffer, ...Buffer[]];
  /** How an archive is written; tests have it fail. */
  write?: typeof writeArchive;
}

/** Backups in a folder by the moment that they hold. What has its name there was read back whole (B85). */
export class BackupFolder implements Backups {
  readonly folder: string;
  readonly #keys: BackupFolderOptions['keys'];
  readonly #write: typeof writeArchive;
  /** When the last good one was made; null where there is none. */
  readonly lastAt = askedOnce(async () => {
    const [newest] = await this.list();
    return newest?.madeAt ?? null;
  });

  constructor({ folder, keys, write = writeArchive }: BackupFolderOptions) {
    this.folder = folder;
    this.#keys = keys;
    this.#write = write;
  }

  /**
   * Written beside, flushed, read back and only then renamed: nothing that is half written or cannot be read ever counts.
   * Null where `produce` had nothing to give. Throws an `ExpectedError` where the disk is full.
   */
  async write(madeAt: Date, produce: (take: BackupSink) => Promise<BackupEnd | null>): Promise<WrittenBackup | null> {
    const [key] = this.#keys;
    const file = path.join(this.folder, nameOf(madeAt));
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#removeDrafts(madeAt);
      const end = await this.#write(draft, key, produce);
      if (end === null) {
        await rm(draft, { force: true });
        return null;
      }
      await verifyArchive(draft, [key]);
      const { size } = await stat(draft);
      await rename(draft, file);
      await flushFolder(this.folder);
      return { file, bytes: size, end };
    } catch (error) {
      await rm(draft, { force: true });
      throw isDiskFull(error) ? new ExpectedError(`${this.folder} has no room for the backup: it was given up`) : error;
    }
  }

  /** The newest first. */
  async list(): Promise<KeptBackup[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .flatMap((name) => {
        const madeAt = momentOf(name);
        return madeAt === null ? [] : [{ file: path.join(this.folder, name), madeAt }];
      })
      .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  /** Removes what is older than the rule keeps (B85); answers how many. Nothing else in the folder is touched. */
  async prune(): Promise<number> {
    const surplus = surplusOf(await this.list());
    for (const { file } of surplus) await rm(file, { force: true });
    return surplus.length;
  }

  async #removeDrafts(now: Date): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!draftPattern.test(name)) continue;
      const file = path.join(this.folder, name);
      const { mtime } = await stat(file);
      if (now.getTime() - mtime.getTime() > draftAgeMs) await rm(file, { force: true });
    }
  }
}
