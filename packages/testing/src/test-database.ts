import { type Database, openDatabase } from '@dehesa/db';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, uniqueName, urlOf } from './template';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

/** A fresh, migrated and empty database of the caller's own; close it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('databaseTemplate');
  const name = uniqueName(template);
  await createDatabase(server, name, template);
  const url = urlOf(server, name);
  const db = openDatabase(url);
  const close = async () => {
    await db.close();
    await dropDatabase(server, name);
  };
  return { url, db, close };
}
