import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { sql } from 'drizzle-orm';
import { openDatabase } from './client';

/** Any number that no other advisory lock of ours uses. */
export const migrationLock = 727_001;

/** Brings a database up to date; two servers that start together wait for each other. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    // Raw: settings, and a lock by a number.
    await db.execute(sql`set lock_timeout = 0`);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrate(db, { migrationsFolder });
  } finally {
    await db.close();
  }
}
