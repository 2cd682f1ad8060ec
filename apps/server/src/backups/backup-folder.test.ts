import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';
import type { BackupEnd, BackupSink } from '@dehesa/services/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyArchive, writeArchive } from './archive';
import { BackupFolder } from './backup-folder';

const keys: [Buffer] = [randomBytes(32)];
const night = new Date('2026-11-24T04:00:00.123Z');
const name = 'dehesa-20261124T040000Z.backup';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-backups-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));
const backups = (write?: typeof writeArchive) => new BackupFolder({ folder, keys, ...(write && { write }) });

/** A small backup: two statements and a file of more than one chunk. */
async function small(take: BackupSink): Promise<BackupEnd> {
  const bytes = randomBytes(100_000);
  const end = { statements: 2, files: 1, bytes: bytes.length, missing: 0 };
  await take({ kind: 'about', about: { madeAt: night.toISOString(), migratedTo: 1 } });
  await take({ kind: 'statement', text: 'select 1' });
  await take({ kind: 'statement', text: `select '${'ñ'.repeat(200_000)}'` });
  await take({ kind: 'file', key: 'a.jpg' });
  await take({ kind: 'bytes', bytes: bytes.subarray(0, 70_000) });
  await take({ kind: 'bytes', bytes: bytes.subarray(70_000) });
  await take({ kind: 'end', end });
  return end;
}

describe('a backup in a folder (B85)', () => {
  it('bears its moment, is for its owner alone, and can be read', async () => {
    const written = await backups().write(night, small);
    expect(written).toMatchObject({ file: path.join(folder, name), end: { statements: 2, files: 1 } });
    expect(await readdir(folder)).toEqual([name]);
    const { mode, size } = await stat(path.join(folder, name));
    expect([mode & 0o777, size]).toEqual([0o600, written?.bytes]);
    expect(await verifyArchive(path.join(folder, name), keys)).toMatchObject({
      about: { migratedTo: 1 },
      end: { bytes: 100_000 },
    });
    expect(await backups().lastAt()).toEqual(new Date('2026-11-24T04:00:00Z'));
  });

  it('that breaks off leaves nothing, and what was there before stays', async () => {
    await backups().write(new Date('2026-11-23T04:00:00Z'), small);
    const broken = backups().write(night, async (take) => {
      await take({ kind: 'statement', text: 'select 1' });
      throw new Error('the database is away');
    });
    await expect(broken).rejects.toThrow('the database is away');
    expect(await readdir(folder)).toEqual(['dehesa-20261123T040000Z.backup']);
  });

  it('that does not say its end, or not what is in it, does not count', async () => {
    const incomplete = backups().write(night, async (take) => {
      await take({ kind: 'about', about: { madeAt: night.toISOString(), migratedTo: 1 } });
      return { statements: 0, files: 0, bytes: 0, missing: 0 };
    });
    await expect(incomplete).rejects.toMatchObject({ kind: 'damaged' });
    const lying = backups().write(night, async (take) => {
      const end = { statements: 7, files: 0, bytes: 0, missing: 0 };
      await take({ kind: 'about', about: { madeAt: night.toISOString(), migratedTo: 1 } });
      await take({ kind: 'end', end });
      return end;
    });
    await expect(lying).rejects.toMatchObject({ kind: 'damaged' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is nothing where there was nothing to write', async () => {
    expect(await backups().write(night, async () => null)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
    expect(await backups().lastAt()).toBeNull();
  });

  it('says that the disk is full, and takes no room then', async () => {
    const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    // Takes the first chunk, and no more.
    const onFullDisk: typeof writeArchive = (file, key, produce) =>
      writeArchive(file, key, produce, (handle) => {
        let taken = 0;
        const close = callbackify(async (error: Error | null) => {
          await handle.close();
          if (error !== null) throw error;
        });
        return new Writable({
          write: (part: Buffer, _encoding, done) => done((taken += part.length) > 66_000 ? full() : null),
          destroy: (error, done) => close(error, done),
        });
      });
    const writing = backups(onFullDisk).write(night, small);
    await expect(writing).rejects.toMatchObject({ expected: true, message: expect.stringContaining('has no room') });
    expect(await readdir(folder)).toEqual([]);
  });

  it('clears away what a killed process left a day ago, and nothing else', async () => {
    const draft = `${name}.0b7c1c52-0f33-4b52-8a3a-111111111111.part`;
    const young = `${name}.0b7c1c52-0f33-4b52-8a3a-222222222222.part`;
    for (const each of [draft, young, 'notes.part']) await writeFile(path.join(folder, each), 'x');
    const aDayAgo = new Date(night.getTime() - 25 * 3_600_000);
    for (const each of [draft, 'notes.part']) await utimes(path.join(folder, each), aDayAgo, aDayAgo);
    await utimes(path.join(folder, young), night, night);
    await backups().write(night, small);
    expect((await readdir(folder)).toSorted()).toEqual([name, young, 'notes.part'].toSorted());
  });

  it('goes when the rule does not keep it any more; what is no backup stays', async () => {
    const dayMs = 86_400_000;
    const names = Array.from({ length: 60 }, (_, day) => {
      const at = new Date(Date.parse('2026-11-24T04:00:00Z') - day * dayMs).toISOString();
      return `dehesa-${at.slice(0, 10).replaceAll('-', '')}T040000Z.backup`;
    });
    for (const each of [...names, 'dehesa.sql', 'dehesa-20261324T040000Z.backup'])
      await writeFile(path.join(folder, each), 'x');
    // Seven days, three weeks before them, and the ends of September and October.
    expect(await backups().prune()).toBe(60 - 12);
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining([name, 'dehesa.sql', 'dehesa-20261324T040000Z.backup']));
    expect(left).toHaveLength(14);
    expect(await backups().prune()).toBe(0);
  });
});
