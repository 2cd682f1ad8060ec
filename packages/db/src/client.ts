import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { prepareEveryQuery } from './prepared-statements';
import * as schema from './schema/index';

export type Schema = typeof schema;
export type Database = PostgresJsDatabase<Schema> & { close(): Promise<void> };
/** A database or a transaction: what queries accept. */
export type Queryable = PostgresJsDatabase<Schema>;

export interface DatabaseOptions {
  /** Connections in the pool; 8–10 a process measured best. */
  max?: number;
}

/** Opens a pool. A lock is waited for 3 s at the most; dates come as 'YYYY-MM-DD' and times in UTC. */
export function openDatabase(url: string, { max = 8 }: DatabaseOptions = {}): Database {
  prepareEveryQuery();
  const client = postgres(url, {
    max,
    onnotice: () => undefined,
    connection: { application_name: 'dehesa', TimeZone: 'UTC', lock_timeout: 3_000, statement_timeout: 60_000 },
  });
  return Object.assign(drizzle(client, { schema }), { close: () => client.end({ timeout: 5 }) });
}
