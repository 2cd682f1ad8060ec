import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase } from '@dehesa/db';
import { startEmbedded } from '@dehesa/db/embedded';
import type { CreateFirstAdminInput } from '@dehesa/domain/auth';
import { DomainError, type DomainErrorCode } from '@dehesa/domain/errors';
import { createFirstAdmin } from '@dehesa/services/auth';
import { LocalFileStore } from './adapters/local-file-store';
import { type GivenAdmin, readEnvironment, readGivenAdmin, readGivenDatabaseUrl } from './env';
import { ExpectedError } from './expected-error';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const refusals: Partial<Record<DomainErrorCode, string>> = {
  'auth.superAdminExists': 'there is a super admin already; other users are made in the product itself',
  'auth.passwordTooShort': 'the password needs at least 8 characters',
  'auth.passwordTooEasy': 'the password is among the commonest, or made of your name, your email or the product’s name',
  'users.incomplete': 'a name and a valid email are needed',
  'users.emailTaken': 'another user has this email',
};

/**
 * `npm run admin:create`: makes the installation's first super admin. Name, email and password come from ADMIN_NAME,
 * ADMIN_EMAIL and ADMIN_PASSWORD, and are asked for where these are not set.
 */
async function run(): Promise<void> {
  const givenUrl = readGivenDatabaseUrl();
  const environment = readEnvironment(givenUrl === undefined);
  const embedded = givenUrl === undefined ? await startEmbedded({ root: environment.dataDir }) : undefined;
  const databaseUrl = givenUrl ?? embedded?.url ?? '';
  try {
    await migrateDatabase(embedded?.ownerUrl ?? databaseUrl, path.join(root, 'drizzle'));
    await embedded?.handOver();
    const admin = await ask(readGivenAdmin());
    await create(databaseUrl, environment, admin);
    process.stdout.write(`super admin ${admin.email} created: sign in at ${environment.publicUrl}/login\n`);
  } finally {
    await embedded?.stop();
  }
}

async function create(
  databaseUrl: string,
  { publicUrl, secretKey, dataDir }: ReturnType<typeof readEnvironment>,
  admin: CreateFirstAdminInput,
): Promise<void> {
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    await createFirstAdmin(
      {
        db,
        actor: null,
        clock: { now: () => new Date() },
        files: new LocalFileStore(path.join(dataDir, 'files')),
        installation: { publicUrl, secretKey },
      },
      admin,
    );
  } catch (error) {
    const told = error instanceof DomainError ? refusals[error.code] : undefined;
    throw told === undefined ? error : new ExpectedError(told);
  } finally {
    await db.close();
  }
}

/** Asks on the terminal for what was not given; what is typed as password is not shown. */
async function ask({ firstName, email, password }: GivenAdmin): Promise<CreateFirstAdminInput> {
  let muted = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!muted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const question = async (text: string, secret = false): Promise<string> => {
    process.stdout.write(text);
    muted = secret;
    const line = await lines.next();
    muted = false;
    if (secret && process.stdin.isTTY) process.stdout.write('\n');
    if (line.done) throw new ExpectedError('nothing was typed: set ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD instead');
    return line.value;
  };
  try {
    return {
      firstName: firstName ?? (await question('Name: ')),
      email: email ?? (await question('Email: ')),
      password: password ?? (await question('Password: ', true)),
    };
  } finally {
    terminal.close();
  }
}

/** One line for what the reader can act on, among it what the database's driver says; else with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const source = error.cause instanceof Error ? error.cause : error;
  return 'expected' in error || 'code' in source ? source.message : (error.stack ?? error.message);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`admin:create: ${explain(error)}\n`);
  process.exitCode = 1;
}
