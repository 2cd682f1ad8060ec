import postgres from 'postgres';
import { driverOptions } from './driver-options';
import { leadNumbers } from './lead-numbers.mjs';
import { migrationLock } from './migrate';

/** A database that has something in it is not restored into: nobody's data is written over. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

export interface Restoring {
  url: string;
  /** Set for the statements alone, as `name = value`. */
  settings: readonly string[];
  statements: AsyncIterable<string>;
}

// What anybody made: relations, routines, types and schemas; not what an extension brings.
const anything = `
  select exists (
    select from pg_catalog.pg_namespace n where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
    union all select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all select from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) as found`;

/**
 * Runs the statements of a dump in an empty database, all of them or none, and leads its numbers past those that were given
 * since. `beforeCommit` is the last that may fail. A product that is started meanwhile waits before it migrates. Throws
 * `NotEmptyError` before anything is written.
 */
export async function restoreStatements(
  { url, settings, statements }: Restoring,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  // Below Drizzle, whose every statement is prepared and kept: these are many, long, and never run again.
  const client = postgres(url, { ...driverOptions, max: 1 });
  try {
    await client.begin(async (tx) => {
      await tx.unsafe(`select pg_advisory_xact_lock(${migrationLock})`);
      const [state] = await tx.unsafe<{ found: boolean }[]>(anything);
      if (state?.found !== false) throw new NotEmptyError('the database is not empty');
      for (const setting of settings) await tx.unsafe(`set local ${setting}`);
      await tx.unsafe(`select pg_catalog.set_config('search_path', '', true)`);
      for await (const statement of statements) await tx.unsafe(statement);
      await tx.unsafe(leadNumbers);
      await beforeCommit();
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}
