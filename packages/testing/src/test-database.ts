import { type Database, openDatabase } from '@dehesa/db';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, uniqueName, urlOf } from './template';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

/** A fresh, migrated database of the caller's own, empty or a copy of another one of the run; close it in `afterAll`. */
export async function createTestDatabase(original?: string): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const template = inject('databaseTemplate');
  const name = uniqueName(template);
  await createDatabase(server, name, original ?? template);
  const url = urlOf(server, name);
  const db = openDatabase(url);
  const close = async () => {
    await db.close();
    await dropDatabase(server, name);
  };
  return { url, db, close };
}
