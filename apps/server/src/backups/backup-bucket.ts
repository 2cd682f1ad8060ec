import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';
import { removeOldFolders } from '../adapters/files/old-folders';
import { partBytes, partsAtOnce, s3Client } from '../adapters/files/s3-client';
import type { Outgoing } from '../adapters/outgoing/outgoing';
import { ExpectedError } from '../expected-error';
import type { S3Settings } from '../settings/s3-settings';
import { verifyArchive } from './archive';
import { BackupFolder } from './backup-folder';
import { askedOnce, type Backups, type KeptBackup, momentOf, surplusOf, type WrittenBackup } from './backups';

const folderPrefix = 'backup-';

export interface BackupBucketOptions {
  settings: S3Settings;
  /** Where one is written before it is sent, and read back after: it has to have room for two. */
  workFolder: string;
  /** The first one seals. */
  keys: readonly [Buffer, ...Buffer[]];
  outgoing: Outgoing;
}

/** Backups in a bucket of an S3-compatible storage, sealed before they leave (B85). */
export class BackupBucket implements Backups {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #workFolder: string;
  readonly #keys: BackupBucketOptions['keys'];
  /** When the last good one was made; null where there is none. */
  readonly lastAt = askedOnce(async () => {
    const [newest] = await this.list();
    return newest?.madeAt ?? null;
  });

  constructor({ settings, workFolder, keys, outgoing }: BackupBucketOptions) {
    this.#client = s3Client(settings, outgoing);
    this.#bucket = settings.bucket;
    this.#workFolder = workFolder;
    this.#keys = keys;
  }

  /** Written and read back here, sent, and read back from there; one that came otherwise is removed again. */
  async write(madeAt: Date, produce: (take: BackupSink) => Promise<BackupEnd | null>): Promise<WrittenBackup | null> {
    return this.#inFolder(async (folder) => {
      const written = await new BackupFolder({ folder, keys: this.#keys }).write(madeAt, produce);
      if (written === null) return null;
      const name = path.basename(written.file);
      await this.#send(name, written.file);
      await rm(written.file);
      try {
        await verifyArchive(await this.#fetch(name, folder), this.#keys);
      } catch (error) {
        await this.#remove(name);
        throw error;
      }
      return { ...written, file: name };
    });
  }

  async list(): Promise<KeptBackup[]> {
    const kept: KeptBackup[] = [];
    const asked = { Bucket: this.#bucket, Prefix: 'dehesa-' };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, asked))
      for (const { Key: file = '' } of Contents) {
        const madeAt = momentOf(file);
        if (madeAt !== null) kept.push({ file, madeAt });
      }
    return kept.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  async prune(): Promise<number> {
    const surplus = surplusOf(await this.list());
    for (const { file } of surplus) await this.#remove(file);
    return surplus.length;
  }

  /** Has one of them as a file, while it is worked with. */
  async withFile<T>(name: string, work: (file: string) => Promise<T>): Promise<T> {
    if (momentOf(name) === null) throw new ExpectedError(`"${name}" is not what a backup is called`);
    return this.#inFolder(async (folder) => work(await this.#fetch(name, folder)));
  }

  async #inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(this.#workFolder, { recursive: true, mode: 0o700 });
    await removeOldFolders(this.#workFolder, folderPrefix, new Date(), () => undefined);
    const folder = await mkdtemp(path.join(this.#workFolder, folderPrefix));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #send(name: string, file: string): Promise<void> {
    const params = {
      Bucket: this.#bucket,
      Key: name,
      Body: createReadStream(file),
      ContentType: 'application/octet-stream',
    };
    await new Upload({ client: this.#client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
  }

  async #fetch(name: string, folder: string): Promise<string> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: name }));
    if (!(Body instanceof Readable)) throw new Error(`${name} came back as nothing`);
    const file = path.join(folder, name);
    await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
    return file;
  }

  async #remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: name }));
  }
}
