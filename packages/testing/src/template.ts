import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@dehesa/db';
import { Logger, runMigrations } from 'graphile-worker';
import postgres from 'postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Any database of the server that the tests use. */
    databaseServer: string;
    /** Name of the migrated database that every test database is copied from. */
    databaseTemplate: string;
  }
}

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const silent = new Logger(() => () => undefined);

/** A database name that no other run uses; a run's databases share their template's name as prefix. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(5).toString('hex')}`;
}

/** The same server, another database. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Makes the database that the others are copied from: the product's migrations and the queue's. */
export async function createTemplate(server: string, name: string): Promise<void> {
  await createDatabase(server, name);
  const url = urlOf(server, name);
  await migrateDatabase(url, migrations);
  await runMigrations({ connectionString: url, logger: silent });
}

export async function createDatabase(server: string, name: string, template = 'template0'): Promise<void> {
  await onServer(server, async (sql) => {
    // Copied as files: through the log it would take three times the work, for a safety that no test database needs.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
  });
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, async (sql) => {
    const [database] = await sql<{ oid: number }[]>`select oid from pg_database where datname = ${name}`;
    await sql`drop database if exists ${sql(name)} with (force)`;
    // The SQL console's role is the server's, not the database's: it would outlive it.
    if (database) await sql`drop role if exists ${sql(`dehesa_console_${database.oid}`)}`;
  });
}

/** Drops a template and whatever was copied from it and not closed. */
export async function dropFamily(server: string, template: string): Promise<void> {
  await onServer(server, async (sql) => {
    const rows = await sql<
      { datname: string }[]
    >`select datname from pg_database where starts_with(datname, ${template})`;
    for (const { datname } of rows) await sql`drop database if exists ${sql(datname)} with (force)`;
  });
}

async function onServer(server: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
