import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@dehesa/db';
import { startEmbedded } from '@dehesa/db/embedded';
import { DomainError, type DomainErrorCode } from '@dehesa/domain/errors';
import type { PostalRowFault } from '@dehesa/domain/places';
import type { ServiceContext } from '@dehesa/services/context';
import {
  beginPostalImport,
  type FetchedPostalFile,
  type PostalFile,
  type PostalReport,
  seedPlaces,
} from '@dehesa/services/places';
import { LocalFileStore } from './adapters/files/local-file-store';
import { Outgoing } from './adapters/outgoing/outgoing';
import { GeonamesDownload } from './adapters/postal/geonames-download';
import { openPostalFile } from './adapters/postal/postal-file-on-disk';
import { type Environment, readCallersFolder, readEnvironment, readGivenDatabaseUrl } from './env';
import { ExpectedError } from './expected-error';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

const refusals: Partial<Record<DomainErrorCode, string>> = {
  'places.importRunning': 'another import is running',
  'places.fileUnreadable': 'the file is broken or holds neither ES.txt nor PT.txt; nothing was changed',
  'places.fileNotPostal': 'not one line is a postal code of Spain or Portugal; nothing was changed',
  'places.downloadFailed': 'the address of the postal codes does not answer as it should; nothing was changed',
  'file.tooLarge': 'the file is larger than a postal file can be; nothing was changed',
};

const faults: Record<PostalRowFault, string> = {
  columns: 'not 12 columns',
  encoding: 'not UTF-8',
  country: 'neither ES nor PT',
  code: 'no postal code of its country',
  place: 'no name, or too long a one',
  province: 'unknown province',
  coordinates: 'coordinates out of range',
};

/** `npm run import:postal -- FILE [FILE…]` imports GeoNames' postal files, one after the other; `--download` fetches them. */
async function run(files: readonly string[]): Promise<void> {
  if (files.length === 0)
    throw new ExpectedError('name at least one file, or --download: npm run import:postal -- ES.zip PT.zip');
  const download = files.includes('--download');
  if (download && files.length > 1) throw new ExpectedError('--download stands alone: it fetches both files');
  const givenUrl = readGivenDatabaseUrl();
  const environment = readEnvironment(givenUrl === undefined);
  const { dataDir, publicUrl, secretKey } = environment;
  const fetched = download ? await fetchFiles(environment) : undefined;
  try {
    await importInto(givenUrl, { dataDir, publicUrl, secretKey }, fetched ? [fetched.file] : await openFiles(files));
  } finally {
    await fetched?.remove();
  }
}

function fetchFiles({ postalCodesUrl, outgoingAllowed }: Environment): Promise<FetchedPostalFile> {
  if (postalCodesUrl === null) throw new ExpectedError('POSTAL_CODES_URL is off: nothing is fetched');
  say(`fetching ES.zip and PT.zip from ${postalCodesUrl}`);
  const outgoing = new Outgoing({ allowed: outgoingAllowed });
  return new GeonamesDownload({ url: postalCodesUrl, outgoing }).fetch({ onBytes: async () => undefined });
}

async function openFiles(files: readonly string[]): Promise<PostalFile[]> {
  const paths = files.map((file) => path.resolve(readCallersFolder(), file));
  const postalFiles: PostalFile[] = [];
  for (const file of paths) postalFiles.push(await openPostalFile(file));
  return postalFiles;
}

async function importInto(
  givenUrl: string | undefined,
  { dataDir, publicUrl, secretKey }: Pick<Environment, 'dataDir' | 'publicUrl' | 'secretKey'>,
  postalFiles: readonly PostalFile[],
): Promise<void> {
  const embedded = givenUrl === undefined ? await startEmbedded({ root: dataDir }) : undefined;
  const databaseUrl = givenUrl ?? embedded?.url ?? '';
  try {
    await migrateDatabase(embedded?.ownerUrl ?? databaseUrl, path.join(root, 'drizzle'));
    await embedded?.handOver();
    // One connection writes the rows, the other one tells how far it is.
    const db = openDatabase(databaseUrl, { max: 2 });
    try {
      const ctx: ServiceContext = {
        db,
        actor: null,
        clock: { now: () => new Date() },
        files: new LocalFileStore(path.join(dataDir, 'files')),
        installation: { publicUrl, secretKey },
      };
      await seedPlaces(ctx);
      for (const file of postalFiles) await importFile(ctx, file);
    } finally {
      await db.close();
    }
  } finally {
    await embedded?.stop();
  }
}

async function importFile(ctx: ServiceContext, file: PostalFile): Promise<void> {
  const began = Date.now();
  let told = 0;
  const { done } = await beginPostalImport(ctx, file, {
    onProgress: ({ rowsRead }) => {
      const percent = Math.floor((100 * file.bytesRead()) / Math.max(file.bytes, 1));
      if (percent < told + 10) return;
      told = percent - (percent % 10);
      say(`${file.name}: ${told} %, ${rowsRead} rows`);
    },
  });
  report(file.name, await done, Date.now() - began);
}

function report(name: string, { rowsRead, rowsKept, rowsRejected, rejected }: PostalReport, tookMs: number): void {
  const seconds = (tookMs / 1000).toFixed(1);
  say(`${name}: ${rowsRead} rows read, ${rowsKept} kept, ${rowsRejected} rejected, ${seconds} s`);
  for (const { line, reason, text } of rejected)
    say(`  line ${line}: ${faults[reason]}: ${text.replaceAll('\t', ' | ')}`);
  if (rowsRejected > rejected.length) say(`  and ${rowsRejected - rejected.length} more`);
}

/** One line for what the reader can act on, among it what the database's driver says; else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DomainError) return refusals[error.code] ?? error.code;
  const source = error.cause instanceof Error ? error.cause : error;
  return 'expected' in error || 'code' in source ? source.message : (error.stack ?? error.message);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`import:postal: ${explain(error)}\n`);
  process.exitCode = 1;
}
