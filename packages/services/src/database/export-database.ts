import { DomainError } from '@dehesa/domain/errors';
import { type SQL, sql } from 'drizzle-orm';
import { isAlone } from '../advisory-locks';
import { audit } from '../audit';
import { assertProven, authorize, type ServiceContext } from '../context';
import { rowStatements, sequenceStatements } from './dump/rows';
import { afterRows, beforeRows, unknownObjects } from './dump/statements';

// Raw: settings, and queries of the server's own tables.

type Transaction = ServiceContext['db'];

/** Takes a part of the dump; the next one is made when it has it. */
export type DumpSink = (part: string) => Promise<void>;

const partLength = 64 * 1024;

/** All or nothing, whatever the settings of the database that it is read into. */
const head = `-- Restore into an empty database: psql --set ON_ERROR_STOP=1 --file FILE DATABASE
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = off;
SET client_min_messages = warning;
SET row_security = off;
SET lock_timeout = 0;
SET statement_timeout = 0;
BEGIN;
SELECT pg_catalog.set_config('search_path', '', true);
`;

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

/**
 * The whole database as SQL that restores into an empty one (B41): every schema, the queue's and the migrations' too,
 * of one moment. Roles and rights are the server's own matter and stay out. One export runs at a time, for who has proven
 * who they are (`assertProven`).
 */
export async function exportDatabase(ctx: ServiceContext, sink: DumpSink): Promise<void> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  await ctx.db.transaction(
    async (tx) => {
      if (!(await isAlone(tx, 'database-export'))) throw DomainError.of('database.exportRunning');
      await audit(ctx, ctx.db, { action: 'database.export', entity: 'database', entityId: null });
      for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`));
      await assertWhole(tx);
      await inParts(dump(tx), sink);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function assertWhole(tx: Transaction): Promise<void> {
  const [found] = await tx.execute<{ unknown: string | null }>(unknownObjects);
  const unknown = found?.unknown ?? '';
  if (unknown !== '') throw new Error(`the export does not know how to write ${unknown}`);
}

async function* dump(tx: Transaction): AsyncGenerator<string> {
  yield head;
  for (const query of beforeRows) yield* statementsOf(tx, query);
  yield* rowStatements(tx);
  yield* sequenceStatements(tx);
  for (const query of afterRows) yield* statementsOf(tx, query);
  yield 'COMMIT;\n';
}

async function* statementsOf(tx: Transaction, query: SQL): AsyncGenerator<string> {
  for (const { statement } of await tx.execute<{ statement: string }>(query)) yield statement;
}

/** Many short statements make one part; a reader that is slow makes the dump wait. */
async function inParts(statements: AsyncIterable<string>, sink: DumpSink): Promise<void> {
  let part = '';
  for await (const statement of statements) {
    part += `${statement}\n`;
    if (part.length < partLength) continue;
    await sink(part);
    part = '';
  }
  if (part !== '') await sink(part);
}
