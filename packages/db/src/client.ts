import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { preparing } from './connection';
import { ConnectionPool, type PoolLoad } from './connection-pool';
import type { DatabaseWatch } from './database-watch';
import { driverOptions, pooledOptions } from './driver-options';
import * as schema from './schema/index';
import { inTransactionSpan, noteStatement } from './statement-spans';

export type Schema = typeof schema;
export type Database = PostgresJsDatabase<Schema> & { close(): Promise<void>; load(): PoolLoad };
/** A database or a transaction: what queries accept. */
export type Queryable = PostgresJsDatabase<Schema>;

export interface DatabaseOptions {
  /** Connections in the pool; 8–10 a process measured best. */
  max?: number;
  /** With it queries fail at once while the database is away; without it they take as long as its sockets do. */
  watch?: DatabaseWatch;
  /** The address is a pooler's in transaction mode. */
  viaPooler?: boolean;
}

/** Opens a pool. A lock is waited for 3 s at the most; dates come as 'YYYY-MM-DD' and times in UTC. */
export function openDatabase(url: string, { max = 8, watch, viaPooler = false }: DatabaseOptions = {}): Database {
  // Never opened itself: drizzle sets its options, and asks of it what the connections of the pool then do.
  const driver = viaPooler ? pooledOptions : driverOptions;
  const client = postgres(url, driver);
  const pool = new ConnectionPool({ url, max, watch, driver, types: client.options });
  const pooled = Object.assign(client, {
    unsafe: (...query: Parameters<typeof client.unsafe>) => pooledQuery(pool, query),
    begin: (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
      inTransactionSpan(() => pool.use((connection) => connection.transaction(work))),
  });
  return Object.assign(drizzle(pooled, { schema }), { close: () => pool.close(5), load: () => pool.load() });
}

/** A query that begins a moment later, when it is known whether its rows are wanted as arrays. */
function pooledQuery(pool: ConnectionPool, [text, values]: Parameters<postgres.Sql['unsafe']>) {
  let asArrays = false;
  const answer = Promise.resolve().then(() =>
    pool.use((connection) =>
      connection.run<unknown>((sql) => {
        const asked = sql.unsafe(text, values, preparing);
        return asArrays ? asked.values() : asked;
      }),
    ),
  );
  noteStatement(text, answer);
  const inArrays = () => {
    asArrays = true;
    return answer;
  };
  return Object.assign(answer, { values: inArrays });
}
