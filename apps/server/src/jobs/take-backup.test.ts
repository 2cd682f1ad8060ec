import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { closedAfterAll } from '@dehesa/testing';
import { parseCronItems } from 'graphile-worker';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../adapters/logger';
import { verifyArchive } from '../backups/archive';
import { BackupFolder } from '../backups/backup-folder';
import { createTestApp } from '../test-app.test-support';
import { backupCron, backupJob } from './take-backup';

const key = randomBytes(32);
const now = new Date('2026-11-24T04:00:00Z');
const server = await closedAfterAll(createTestApp({ clock: { now: () => now } }));

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'dehesa-nightly-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(backups?: BackupFolder) {
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'info');
  const deps = { ...server.deps, ...(backups && { backups }) };
  await backupJob({ deps, logger })(undefined, { abortSignal: new AbortController().signal } as never);
  return told.mock.calls;
}

it('writes a backup that is whole, removes what the rule does not keep, and says so (B85)', async () => {
  const old = ['dehesa-20250102T040000Z.backup', 'dehesa-20250102T050000Z.backup'];
  for (const name of old) await writeFile(path.join(folder, name), '');
  const told = await run(new BackupFolder({ folder, keys: [key] }));
  // Of that day in January the newest one stays.
  expect((await readdir(folder)).toSorted()).toEqual([old[1], 'dehesa-20261124T040000Z.backup']);
  const { about } = await verifyArchive(path.join(folder, 'dehesa-20261124T040000Z.backup'), [key]);
  expect(about.madeAt).toBe(now.toISOString());
  expect(told).toEqual([[expect.objectContaining({ removed: 1, missing: 0 }), 'a backup was written']]);
});

it('does nothing where no folder is named', async () => {
  expect(await run()).toEqual([]);
});

it('fails, to be tried again, where the folder cannot be written', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  await expect(run(new BackupFolder({ folder: path.join(file, 'backups'), keys: [key] }))).rejects.toThrow(/ENOTDIR/);
});

it('runs each night, after what the night erases', () => {
  const [item] = parseCronItems([backupCron]);
  expect(item).toMatchObject({ task: 'backup', options: { backfillPeriod: 43_200_000 } });
  expect(backupCron.match).toBe('0 4 * * *');
});
