import postgres from 'postgres';
import { afterAll } from 'vitest';

/** Asks or changes what no screen does, on a connection that is ended then. */
export async function inDatabase<T>(databaseUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The database of a product for the tests of a describe: a connection from the first question until they are over. */
export function databaseOf(product: { databaseUrl: string }) {
  let connection: postgres.Sql | undefined;
  afterAll(() => connection?.end());
  return <T extends readonly object[] = postgres.Row[]>(
    query: TemplateStringsArray,
    ...values: readonly postgres.ParameterOrFragment<never>[]
  ) => (connection ??= postgres(product.databaseUrl, { max: 1 }))<T>(query, ...values);
}
