import path from 'node:path';
import { openDatabase } from '@dehesa/db';
import { writeBackup } from '@dehesa/services/database';
import { openFileStore } from '../adapters/files/open-file-store';
import { Outgoing } from '../adapters/outgoing/outgoing';
import { explain, withDatabaseAsItIs } from '../admin-command';
import { BackupFolder } from '../backups/backup-folder';
import { keysOfBackups, nightlyBackups } from '../backups/open-backups';
import { readCallersFolder, readEnvironment, readGivenDatabaseUrl } from '../env';
import { ExpectedError } from '../expected-error';

const usage = 'dehesa backup [--to FOLDER]';

/** `dehesa backup`: database and uploads as they are now, into BACKUP_DIR, the bucket of backups or another folder; the product may run (B85). */
async function run(args: readonly string[]): Promise<void> {
  const givenUrl = readGivenDatabaseUrl();
  const environment = readEnvironment(givenUrl === undefined);
  const { dataDir, publicUrl, secretKey, previousKeys } = environment;
  const folder = folderOf(args);
  const backups =
    folder === null
      ? await nightlyBackups(environment)
      : new BackupFolder({ folder, keys: keysOfBackups(environment) });
  if (backups === undefined)
    throw new ExpectedError(`neither BACKUP_DIR nor BACKUP_S3_BUCKET is set: name a folder, ${usage}`);
  const files = await openFileStore(environment, new Outgoing({ allowed: environment.outgoingAllowed }));
  await withDatabaseAsItIs({ givenUrl, dataDir }, async ({ url }) => {
    // One holds the lock, the other one reads.
    const db = openDatabase(url, { max: 3 });
    const clock = { now: () => new Date() };
    try {
      const ctx = { db, actor: null, clock, files, installation: { publicUrl, secretKey, previousKeys } };
      const written = await backups.write(clock.now(), (take) => writeBackup(ctx, take));
      if (written === null) throw new ExpectedError('another backup is being written; wait for it');
      const { file, bytes, end } = written;
      process.stdout.write(`${file}: ${(bytes / 1e6).toFixed(1)} MB, ${end.files} uploads, read back whole\n`);
      if (end.missing > 0) process.stdout.write(`${end.missing} uploads were not in the store any more\n`);
    } finally {
      await db.close();
    }
  });
}

/** The folder that was named; null for the usual place. */
function folderOf(args: readonly string[]): string | null {
  const [option, folder, ...more] = args;
  if (option === undefined) return null;
  if (option === '--to' && folder !== undefined && more.length === 0) return path.resolve(readCallersFolder(), folder);
  throw new ExpectedError(`usage: ${usage}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`backup: ${explain(error)}\n`);
  process.exitCode = 1;
}
