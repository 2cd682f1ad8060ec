import { type DatabaseState, inspectDatabase } from '@dehesa/services/database';
import { openDatabase } from '@dehesa/db';
import { type Finding, fault, good, note, wordsOf } from './finding';
import { findPoolerFault } from '../settings/pooler';
import { readMigrationMoments } from './read-migration-moments';

const oldestVersion = 15;
/** What tokens and second factors bear is some seconds; a second shows that nothing keeps the clock. */
const clockOff = { note: 1_000, fault: 5_000 };

export interface ExaminedDatabase {
  findings: Finding[];
  /** Whether the product's tables are there, as this version knows them. */
  usable: boolean;
}

/** Whether the database of an address can be worked with: there, new enough, with the rights, up to date, of the same hour. */
export async function examineDatabase(
  url: string,
  { migrations, sqlConsole }: { migrations: string; sqlConsole: boolean },
): Promise<ExaminedDatabase> {
  const db = openDatabase(url, { max: 1 });
  try {
    const state = await inspectDatabase({ db });
    const here = Date.now() - state.askedMs / 2;
    const schema = await examineSchema(state, migrations);
    return {
      findings: [examineVersion(state), ...examineRights(state, sqlConsole), schema, examineClock(state, here)],
      usable: schema.state === 'good',
    };
  } catch (error) {
    const todo = 'check DATABASE_URL, and that PostgreSQL runs there and lets this machine and role in (pg_hba.conf)';
    return { findings: [fault('database', `it does not answer: ${wordsOf(error)}`, todo)], usable: false };
  } finally {
    await db.close();
  }
}

/** Whether the pool of the product can be led through the pooler that is named. */
export async function examinePooler(url: string | null): Promise<Finding[]> {
  if (url === null) return [];
  const found = await findPoolerFault(url);
  const todo = 'check DATABASE_POOLER_URL, and connect_query of the pooler as .github/operations.md has it';
  return [found === undefined ? good('pooler', 'it answers, and bounds each wait') : fault('pooler', found, todo)];
}

function examineVersion({ version, encoding }: DatabaseState): Finding {
  const major = Math.floor(version / 10_000);
  if (major < oldestVersion)
    return fault('database', `it is PostgreSQL ${major}`, `use PostgreSQL ${oldestVersion} or newer`);
  if (encoding !== 'UTF8')
    return fault(
      'database',
      `its encoding is ${encoding}`,
      "make it anew: create database … encoding 'UTF8' template template0",
    );
  return good('database', `PostgreSQL ${major} answers`);
}

function examineRights({ superuser, createsTables, createsRoles }: DatabaseState, sqlConsole: boolean): Finding[] {
  if (!createsTables)
    return [
      fault(
        'rights',
        'the role of DATABASE_URL may not make tables',
        'grant create on database … and on schema public to it',
      ),
    ];
  const findings: Finding[] = [];
  if (superuser)
    findings.push(
      note('rights', 'the role of DATABASE_URL is a superuser', 'use a role that owns this database alone'),
    );
  if (sqlConsole && !createsRoles)
    findings.push(
      note('rights', 'the SQL console has no role of its own', 'alter role … createrole, or SQL_CONSOLE=off'),
    );
  return findings.length > 0 ? findings : [good('rights', 'the role may do what it is for')];
}

async function examineSchema({ migratedTo }: DatabaseState, folder: string): Promise<Finding> {
  const known = await readMigrationMoments(folder);
  if (migratedTo === null)
    return note('migrations', 'the database is empty', 'dehesa migrate, or the first dehesa serve');
  if (!known.includes(migratedTo) && migratedTo > Math.max(...known))
    return fault(
      'migrations',
      'the database is of a newer version of the product',
      'install that version, or a newer one',
    );
  const pending = known.filter((when) => when > migratedTo).length;
  if (pending > 0)
    return note(
      'migrations',
      `${pending} are to be done`,
      'take a backup; then dehesa migrate, or the next dehesa serve',
    );
  return good('migrations', 'all are done');
}

function examineClock({ now, askedMs }: DatabaseState, here: number): Finding {
  // What the question took is not known to either side.
  const off = Math.max(Math.abs(now.getTime() - here) - askedMs / 2, 0);
  const says = `this machine and the database are ${(off / 1000).toFixed(1)} s apart`;
  const todo = 'keep both by NTP (timedatectl set-ntp true)';
  if (off >= clockOff.fault) return fault('clock', says, todo);
  return off >= clockOff.note ? note('clock', says, todo) : good('clock', says);
}
