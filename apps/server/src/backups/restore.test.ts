import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '@dehesa/demo';
import { files as filesTable } from '@dehesa/db/schema';
import { seedReference } from '@dehesa/services/configuration';
import { type BackupEnd, writeBackup } from '@dehesa/services/database';
import { seedPlaces } from '@dehesa/services/places';
import { closedAfterAll, memoryFiles } from '@dehesa/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readMigrationMoments } from '../doctor/read-migration-moments';
import { serviceContext } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { BackupFolder } from './backup-folder';
import { contents, dropEmptyDatabases, emptyDatabase, expectSame, withClient } from './contents.test-support';
import { restoreBackup } from './restore';

const keys: [Buffer] = [randomBytes(32)];
const migrations = fileURLToPath(new URL('../../../../drizzle', import.meta.url));
const newestMigration = Math.max(...(await readMigrationMoments(migrations)));

const stored = memoryFiles();
const test = await closedAfterAll(createTestApp({ files: stored }));
const system = serviceContext(test.deps, null);
await seedReference(system);
await seedPlaces(system);
await seedDemo(system, () => undefined);
// Of one whose bytes are gone, the rest is backed up all the same.
await test.deps.db.insert(filesTable).values({
  storageKey: '00000000-0000-4000-8000-000000000000.pdf',
  sha256: '',
  kind: 'document',
  mediaType: 'application/pdf',
  bytes: 1,
});
const folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-restore-'));
const backups = new BackupFolder({ folder, keys });
const written = await backups.write(test.deps.clock.now(), (take) => writeBackup(system, take));
const file = written?.file ?? '';
/** What was there then; what tells of the backup itself was written right before its moment. */
const before = await contents(test.databaseUrl);

afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(dropEmptyDatabases);

const restore = (databaseUrl: string, options: { file?: string; keys?: Buffer[]; newest?: number } = {}) => {
  const files = memoryFiles();
  const { newest = newestMigration, ...given } = options;
  const done = restoreBackup({ file, keys, databaseUrl, files, newestMigration: newest, ...given });
  return { files, done };
};
/** One byte is another one for sure: a constant in its place would be the same in one run of 256. */
const flipped = (bytes: Buffer, at: number) => bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte));
const isEmpty = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query("select relname from pg_class where relnamespace = 'public'::regnamespace");
    return rows.length === 0;
  });

describe('a backup of an installation (B85)', { timeout: 120_000 }, () => {
  it('restores into an empty database with nothing lost: every table, every upload; and no number is given twice', async () => {
    const url = await emptyDatabase();
    const { files, done } = restore(url);
    expect(await done).toMatchObject({ end: { files: stored.stored.size, missing: 1 } });
    expect(before['public.reservations']).not.toEqual([]);
    await expectSame(before, url, { led: 100_000 });
    expect(stored.stored.size).toBeGreaterThan(2);
    expect([...files.stored.keys()].toSorted()).toEqual([...stored.stored.keys()].toSorted());
    const differs = [...stored.stored].filter(
      ([key, bytes]) => !Buffer.from(bytes).equals(files.stored.get(key) ?? Buffer.of()),
    );
    expect(differs.map(([key]) => key)).toEqual([]);
  });

  it('is refused by a database in which there is anything, and changes nothing of it', async () => {
    const url = await emptyDatabase();
    await withClient(url, (client) => client.query('create table theirs (id int)'));
    const { files, done } = restore(url);
    await expect(done).rejects.toMatchObject({ expected: true, message: expect.stringContaining('not empty') });
    expect(files.stored.size).toBe(0);
    await withClient(url, (client) => client.query('select id from theirs'));
    await expect(restore(test.databaseUrl).done).rejects.toThrow('not empty');
  });

  it('that is damaged or cut short is refused before anything is written', async () => {
    const url = await emptyDatabase();
    const bytes = await readFile(file);
    const bad = path.join(folder, 'bad');
    for (const spoil of [
      () => truncate(bad, bytes.length - 1),
      () => truncate(bad, Math.floor(bytes.length / 2)),
      () => writeFile(bad, flipped(bytes, bytes.length - 40)),
    ]) {
      await copyFile(file, bad);
      await spoil();
      const { files, done } = restore(url, { file: bad });
      await expect(done).rejects.toMatchObject({ kind: 'damaged', expected: true });
      expect(await isEmpty(url)).toBe(true);
      expect(files.stored.size).toBe(0);
    }
  });

  it('says that the key is another one, or the product too old', async () => {
    const url = await emptyDatabase();
    await expect(restore(url, { keys: [randomBytes(32)] }).done).rejects.toThrow('sealed under another key');
    await expect(restore(url, { newest: newestMigration - 1 }).done).rejects.toThrow('newer version of the product');
    expect(await isEmpty(url)).toBe(true);
  });

  it('leaves the database empty where an upload cannot be stored', async () => {
    const url = await emptyDatabase();
    const files = { ...memoryFiles(), write: () => Promise.reject(new Error('the disk is full')) };
    const done = restoreBackup({ file, keys, databaseUrl: url, files, newestMigration });
    await expect(done).rejects.toThrow('the disk is full');
    expect(await isEmpty(url)).toBe(true);
  });

  it('is written by one at a time, and of one moment', async () => {
    let second: BackupEnd | null | undefined;
    const first = await writeBackup(system, async ({ kind }) => {
      if (kind === 'about') second = await writeBackup(system, () => Promise.resolve());
    });
    expect(first).not.toBeNull();
    expect(second).toBeNull();
  });

  it('ends where it is told to, and lets the next one begin', async () => {
    const stop = new AbortController();
    const breakOff = async () => stop.abort();
    const broken = writeBackup(system, breakOff, { signal: stop.signal });
    await expect(broken).rejects.toThrow(/abort/i);
    expect(await writeBackup(system, () => Promise.resolve())).not.toBeNull();
  });
});
