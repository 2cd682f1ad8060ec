import { chmodSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeAbandoned } from '@dehesa/db/embedded';

const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * A folder for an embedded PostgreSQL that is thrown away, in memory where there is plenty: a database is eight hundred files, and
 * ext4 makes a file the more slowly the more were deleted in the last minutes. Copying a template takes 30 ms there, and ten
 * times as long on a disk once fifty were dropped.
 */
export function embeddedFolder(name: string): string {
  const hasRoom = existsSync(inMemory) && freeIn(inMemory) > 4 * gigabyte && os.freemem() > 6 * gigabyte;
  const folder = mkdtempSync(path.join(hasRoom ? inMemory : os.tmpdir(), `dehesa-${name}-`));
  // PostgreSQL is another user where root runs the tests, and would lie elsewhere if it could not get in.
  chmodSync(folder, 0o755);
  return folder;
}

/** Of runs that were killed: memory does not forget them by itself. What is another user's, or is being removed, stays. */
export async function removeAbandonedFolders(): Promise<void> {
  if (!existsSync(inMemory)) return;
  const left = readdirSync(inMemory).filter((name) => name.startsWith('dehesa-'));
  await Promise.all(left.map((name) => removeAbandoned({ root: path.join(inMemory, name) }).catch(() => undefined)));
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
