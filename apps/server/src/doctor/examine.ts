import path from 'node:path';
import { openDatabase } from '@dehesa/db';
import type { ServiceContext } from '@dehesa/services/context';
import { smtpMailers } from '../adapters/mail/smtp-mailer';
import { openFileStore } from '../adapters/files/open-file-store';
import { Outgoing } from '../adapters/outgoing/outgoing';
import { type Environment, readGivenDatabaseUrl } from '../env';
import { nightlyBackups } from '../backups/open-backups';
import { examineBackups } from './examine-backups';
import { examineDatabase, examinePooler } from './examine-database';
import { examineFolder, examineNode, examineUser } from './examine-machine';
import { examineAddress, examineCollector, examineMail, examineStorage } from './examine-reach';
import { examineSettings } from './examine-settings';
import { type Finding, fault, note } from './finding';

export interface Patient {
  /** The environment of the installation. */
  given: NodeJS.ProcessEnv;
  nodeVersion: string;
  uid: number | undefined;
  /** The folder of the migrations. */
  migrations: string;
}

/**
 * Everything that an installation needs, looked at while it runs or before (B84): what can be lived with is a note,
 * what cannot is a fault, and each says what to do. Nothing that is told holds a secret.
 */
export async function examine({ given, nodeVersion, uid, migrations }: Patient): Promise<Finding[]> {
  const databaseUrl = databaseOf(given);
  const { findings, environment, faulty } = examineSettings(given, databaseUrl === undefined);
  const outgoing = new Outgoing({ allowed: environment.outgoingAllowed });
  const { sqlConsole, dataDir } = environment;
  const database =
    databaseUrl === undefined
      ? { findings: withoutAddress(environment), usable: false }
      : await examineDatabase(databaseUrl, { migrations, sqlConsole });
  const isUsable = databaseUrl !== undefined && database.usable;
  return [
    examineNode(nodeVersion),
    examineUser(uid),
    ...findings,
    ...database.findings,
    ...(await examinePooler(environment.databasePoolerUrl)),
    ...(await examineFolder('data', dataDir)),
    await examineStorage(() => openFileStore(environment, outgoing)),
    ...(await examineBackups(await nightlyBackups(environment), new Date())),
    isUsable ? await mailOf(databaseUrl, environment, outgoing) : unseenMail,
    ...(await examineCollector(environment.tracing, outgoing)),
    ...(faulty.has('PUBLIC_URL') ? [] : [await examineAddress(environment.publicUrl, outgoing)]),
  ];
}

/** A file that cannot be read is told with the settings. */
function databaseOf(given: NodeJS.ProcessEnv): string | undefined {
  try {
    return readGivenDatabaseUrl(given) ?? undefined;
  } catch {
    return undefined;
  }
}

function withoutAddress({ mode }: Environment): Finding[] {
  const says = 'DATABASE_URL is not set: the embedded PostgreSQL of the data folder is used, where it is installed';
  const todo = 'set DATABASE_URL to a PostgreSQL of your own: postgres://user:password@host:5432/database';
  return [mode === 'production' ? fault('database', says, todo) : note('database', says, todo)];
}

const unseenMail = note('mail', 'not looked at: its settings lie in the database', 'see to the database first');

async function mailOf(databaseUrl: string, environment: Environment, outgoing: Outgoing): Promise<Finding> {
  const { publicUrl, secretKey, previousKeys, smtpUrl } = environment;
  if (smtpUrl !== null && !URL.canParse(smtpUrl))
    return fault('mail', 'SMTP_URL is no address', 'write it as smtp://user:password@host:587');
  const db = openDatabase(databaseUrl, { max: 1 });
  const ctx: ServiceContext = {
    db,
    actor: null,
    clock: { now: () => new Date() },
    files: await openFileStore({ s3: null, dataDir: path.resolve(environment.dataDir) }),
    installation: { publicUrl, secretKey, previousKeys },
  };
  const timeouts = { connection: 5_000, greeting: 5_000, socket: 5_000 };
  const mailers = smtpMailers(ctx, { smtpUrl, outgoing, timeouts });
  try {
    return await examineMail(mailers);
  } finally {
    mailers.close();
    await db.close();
  }
}
