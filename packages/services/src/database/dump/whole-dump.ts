import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { rowStatements, sequenceStatements } from './rows';
import { afterRows, beforeRows, unknownObjects } from './statements';

// Raw: settings, and queries of the server's own tables.

type Transaction = ServiceContext['db'];

/** How values are written, so that any server reads them as what they were. */
const settings = [
  'search_path = pg_catalog',
  "bytea_output = 'hex'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 3',
  'row_security = off',
  'statement_timeout = 0',
];

/** What who reads a dump in sets first, for the statements to mean what they say and to take as long as they do. */
export const readingSettings: readonly string[] = [
  "client_encoding = 'UTF8'",
  'standard_conforming_strings = on',
  'check_function_bodies = off',
  'client_min_messages = warning',
  'row_security = off',
  'lock_timeout = 0',
  'statement_timeout = 0',
];

async function assertWhole(tx: Transaction): Promise<void> {
  const [found] = await tx.execute<{ unknown: string | null }>(unknownObjects);
  const unknown = found?.unknown ?? '';
  if (unknown !== '') throw new Error(`the export does not know how to write ${unknown}`);
}

/**
 * The statements that make this database again in an empty one, of the moment of the transaction: schemas, rows, sequences,
 * constraints and the rest. What the dump cannot write it looks for first, and fails.
 */
export async function* wholeDump(tx: Transaction): AsyncGenerator<string> {
  for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`));
  await assertWhole(tx);
  for (const query of beforeRows) yield* statementsOf(tx, query);
  yield* rowStatements(tx);
  yield* sequenceStatements(tx);
  for (const query of afterRows) yield* statementsOf(tx, query);
}

async function* statementsOf(tx: Transaction, query: SQL): AsyncGenerator<string> {
  for (const { statement } of await tx.execute<{ statement: string }>(query)) yield statement;
}
