import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFileStore } from '../adapters/files/open-file-store';
import { Outgoing } from '../adapters/outgoing/outgoing';
import { bringUpToDate, explain, withDatabaseAsItIs } from '../admin-command';
import { type ArchiveContents, verifyArchive } from '../backups/archive';
import { backupBucket, keysOfBackups } from '../backups/open-backups';
import { restoreBackup } from '../backups/restore';
import { readMigrationMoments } from '../doctor/read-migration-moments';
import { type Environment, readCallersFolder, readEnvironment, readGivenDatabaseUrl } from '../env';
import { ExpectedError } from '../expected-error';

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `dehesa restore FILE`: a backup into an empty database, and its uploads into the store; `--check` only reads it (B85). What
 * is called `s3:NAME` is fetched from the bucket of backups.
 */
async function run(args: readonly string[]): Promise<void> {
  const [name, option, ...more] = args;
  if (name === undefined || name.startsWith('-') || (option !== undefined && option !== '--check') || more.length > 0)
    throw new ExpectedError('usage: dehesa restore FILE|s3:NAME [--check]');
  const givenUrl = readGivenDatabaseUrl();
  const environment = readEnvironment(givenUrl === undefined);
  const work = (file: string) => restoreFile(file, { givenUrl, environment, checkOnly: option === '--check' });
  const [, fetched] = /^s3:(.+)$/.exec(name) ?? [];
  if (fetched === undefined) return work(path.resolve(readCallersFolder(), name));
  const bucket = await backupBucket(environment);
  if (bucket === undefined) throw new ExpectedError('BACKUP_S3_BUCKET is not set: there is no bucket to fetch it from');
  return bucket.withFile(fetched, work);
}

interface RestoreOptions {
  givenUrl: string | undefined;
  environment: Environment;
  checkOnly: boolean;
}

async function restoreFile(file: string, { givenUrl, environment, checkOnly }: RestoreOptions): Promise<void> {
  const keys = keysOfBackups(environment);
  if (checkOnly) return tell('the backup is whole', await verifyArchive(file, keys));
  const files = await openFileStore(environment, new Outgoing({ allowed: environment.outgoingAllowed }));
  const newestMigration = Math.max(...(await readMigrationMoments(migrations)));
  await withDatabaseAsItIs({ givenUrl, dataDir: environment.dataDir }, async (database) => {
    const databaseUrl = database.owner?.ownerUrl ?? database.url;
    const contents = await restoreBackup({ file, keys, databaseUrl, files, newestMigration });
    await bringUpToDate(database, migrations);
    tell('restored', contents);
    tellWhatIsBack(contents);
  });
}

function tell(what: string, { about, end }: ArchiveContents): void {
  say(`${what}: as of ${about.madeAt}, ${end.files} uploads, ${(end.bytes / 1e6).toFixed(1)} MB of them`);
}

/** Who asked to be forgotten after the backup was made is in it again. */
function tellWhatIsBack({ about: { madeAt } }: ArchiveContents): void {
  say(`
What was erased after ${madeAt} is back, and has to be erased again before anybody works with it:
  - what is older than the configuration allows goes by itself in the first night;
  - who asked to be erased since then: repeat each request (Datos personales). The old database, where it can still be
    read, tells how many there were:
      select at, details from audit_log where action = 'personalData.erase' and at > '${madeAt}';
  - accounts and activities that were deleted since then.
Messages that had been waiting at that moment leave when the product starts: look at the queue first if that is unwanted.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`restore: ${explain(error)}\n`);
  process.exitCode = 1;
}
