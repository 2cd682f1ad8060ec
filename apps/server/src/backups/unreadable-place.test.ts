import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Actor } from '@dehesa/domain/access';
import { readFirstSteps } from '@dehesa/services/configuration';
import { closedAfterAll } from '@dehesa/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceContext } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { BackupFolder } from './backup-folder';
import { backupHistory, type KeptBackup } from './backups';

const administrator: Actor = { userId: 1, role: 0, territoryId: null };
const server = await closedAfterAll(createTestApp());
const file = path.join(os.tmpdir(), `dehesa-no-folder-${process.pid}`);
const unreadable = () => new BackupFolder({ folder: file, keys: [randomBytes(32)] });

beforeAll(() => writeFile(file, ''));
afterAll(() => rm(file, { force: true }));

it('a place that cannot be read is warned of as one without a backup (B85, U44)', async () => {
  const backups = unreadable();
  await expect(backups.lastAt()).rejects.toMatchObject({ code: 'ENOTDIR' });
  const ctx = serviceContext({ ...server.deps, backups }, administrator);
  expect((await readFirstSteps(ctx))[0]).toBe('backups');
});

it('one that hangs is asked once, however many wait, and keeps nobody', async () => {
  const backups = unreadable();
  let answer: (kept: KeptBackup[]) => void = () => undefined;
  const hangs = new Promise<KeptBackup[]>((resolve) => (answer = resolve));
  const list = vi.spyOn(backups, 'list').mockReturnValue(hangs);
  const history = backupHistory(backups, 20);
  expect(await Promise.all([history.lastAt(), history.lastAt()])).toEqual([null, null]);
  expect(await history.lastAt()).toBeNull();
  expect(list).toHaveBeenCalledTimes(1);

  const madeAt = new Date('2026-11-24T04:00:00Z');
  const waiting = backups.lastAt();
  answer([{ file, madeAt }]);
  expect(await waiting).toEqual(madeAt);
  await backups.lastAt();
  expect(list).toHaveBeenCalledTimes(2);
});
