import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@dehesa/db';
import { joinEmbedded, startEmbedded } from '@dehesa/db/embedded';
import { DomainError, type DomainErrorCode } from '@dehesa/domain/errors';
import type { ServiceContext } from '@dehesa/services/context';
import { Logger, runMigrations } from 'graphile-worker';
import { LocalFileStore } from './adapters/files/local-file-store';
import { type Environment, readEnvironment, readGivenDatabaseUrl } from './env';
import { ExpectedError } from './expected-error';

export interface AdminCommand {
  /** `admin:create`, as the answer names it. */
  name: string;
  /** The address of the command's own file: what is shared by two is built into another folder. */
  entry: string;
  refusals: Partial<Record<DomainErrorCode, string>>;
  run: (ctx: ServiceContext, environment: Environment) => Promise<void>;
}

/**
 * Runs a command for who has the server's own machine, on the database of DATABASE_URL or on the embedded one: that of the
 * product where it is running, else one that is started for it. What goes wrong is told in a line where the reader can act.
 */
export async function runAdminCommand({ name, entry, refusals, run }: AdminCommand): Promise<void> {
  try {
    const givenUrl = readGivenDatabaseUrl();
    const environment = readEnvironment(givenUrl === undefined);
    const migrations = fileURLToPath(new URL('../../../drizzle', entry));
    await withDatabase({ givenUrl, migrations, dataDir: environment.dataDir }, (databaseUrl) =>
      withContext(databaseUrl, environment, (ctx) => run(ctx, environment)),
    );
  } catch (error) {
    process.stderr.write(`${name}: ${explain(error, refusals)}\n`);
    process.exitCode = 1;
  }
}

/** Where a command works: on the database that is given, else on the embedded one of the data folder. */
export interface CommandPlace {
  givenUrl: string | undefined;
  dataDir: string;
}

export interface CommandDatabase {
  url: string;
  /** Of an embedded one that was started for the command: who makes tables there, and gives them to who serves. */
  owner?: { ownerUrl: string; handOver: () => Promise<void> };
  /** The product runs on it, and has brought it up to date. */
  served: boolean;
}

/** A database that is up to date for as long as `work` takes. */
export async function withDatabase(
  { migrations, ...place }: CommandPlace & { migrations: string },
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  await withDatabaseAsItIs(place, async (database) => {
    if (!database.served) await bringUpToDate(database, migrations);
    await work(database.url);
  });
}

/** The same without a change to it: empty, of before or of now. */
export async function withDatabaseAsItIs(
  { givenUrl, dataDir }: CommandPlace,
  work: (database: CommandDatabase) => Promise<void>,
): Promise<void> {
  if (givenUrl !== undefined) return work({ url: givenUrl, served: false });
  const running = joinEmbedded({ root: dataDir });
  if (running !== undefined) return work({ url: running, served: true });
  const embedded = await startEmbedded({ root: dataDir });
  try {
    await work({ url: embedded.url, owner: embedded, served: false });
  } finally {
    await embedded.stop();
  }
}

/** The product's tables, and the queue's: mail that a command writes leaves by it once the product runs. */
export async function bringUpToDate({ url, owner }: CommandDatabase, migrations: string): Promise<void> {
  await migrateDatabase(owner?.ownerUrl ?? url, migrations);
  await owner?.handOver();
  await runMigrations({ connectionString: url, logger: silent });
}

const silent = new Logger(() => () => undefined);

async function withContext(
  databaseUrl: string,
  { publicUrl, secretKey, dataDir }: Environment,
  work: (ctx: ServiceContext) => Promise<void>,
): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    await work({
      db,
      actor: null,
      clock: { now: () => new Date() },
      files: new LocalFileStore(path.join(dataDir, 'files')),
      installation: { publicUrl, secretKey },
    });
  } finally {
    await db.close();
  }
}

export interface Question {
  text: string;
  /** What was given already, and need not be asked for. */
  given: string | undefined;
  /** What is typed is not shown. */
  secret?: boolean;
}

/** Asks on the terminal for what was not given, one after the other; `instead` says how to give it. */
export async function ask(questions: readonly Question[], instead: string): Promise<string[]> {
  let muted = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!muted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const typed = async ({ text, secret = false }: Question): Promise<string> => {
    process.stdout.write(text);
    muted = secret;
    const line = await lines.next();
    muted = false;
    if (secret && process.stdin.isTTY) process.stdout.write('\n');
    if (line.done) throw new ExpectedError(`nothing was typed: ${instead}`);
    return line.value;
  };
  try {
    const answers: string[] = [];
    for (const question of questions) answers.push(question.given ?? (await typed(question)));
    return answers;
  } finally {
    terminal.close();
  }
}

/** One line for what the reader can act on, among it what the database's driver says; else with its stack. */
export function explain(error: unknown, refusals: AdminCommand['refusals'] = {}): string {
  if (!(error instanceof Error)) return String(error);
  const told = error instanceof DomainError ? refusals[error.code] : undefined;
  if (told !== undefined) return told;
  const source = error.cause instanceof Error ? error.cause : error;
  return 'expected' in error || 'code' in source ? source.message : (error.stack ?? error.message);
}
