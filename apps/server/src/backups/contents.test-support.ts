import { Client } from 'pg';
import { expect, inject } from 'vitest';

const made: string[] = [];

async function onServer(statement: string): Promise<void> {
  await withClient(inject('databaseServer'), (client) => client.query(statement));
}

/** Work on a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of the tests' server in which there is nothing. */
export async function emptyDatabase(): Promise<string> {
  const name = `dehesa_restored_${process.pid}_${performance.now().toString(36).replace('.', '_')}`;
  made.push(name);
  await onServer(`create database ${name} template template0`);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops what `emptyDatabase` made; for `afterEach`. */
export async function dropEmptyDatabases(): Promise<void> {
  for (const name of made.splice(0)) await onServer(`drop database if exists ${name} with (force)`);
}

const definitions = {
  columns: `select n.nspname, c.relname, c.relkind, c.relpersistence, c.reloptions, c.relrowsecurity, a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression,
    a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'v', 'c') and a.attnum > 0 and not a.attisdropped and OWN`,
  constraints: `select n.nspname, conrelid::regclass, conname, contype, convalidated, condeferrable, pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where contype <> 'n' and OWN`,
  indexes: `select n.nspname, pg_get_indexdef(indexrelid), indisunique, indisprimary, indisvalid from pg_index
    join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = c.relnamespace where OWN`,
  triggers: `select n.nspname, pg_get_triggerdef(t.oid), tgenabled from pg_trigger t join pg_class c on c.oid = tgrelid
    join pg_namespace n on n.oid = c.relnamespace where not tgisinternal and OWN`,
  functions: `select n.nspname, pg_get_functiondef(p.oid), prosecdef from pg_proc p join pg_namespace n on n.oid = pronamespace
    where prokind in ('f', 'p') and OWN and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  types: `select n.nspname, typname, typtype, array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder)
    from pg_type t join pg_namespace n on n.oid = typnamespace where typtype <> 'p' and OWN`,
  views: `select n.nspname, c.relname, pg_get_viewdef(c.oid) from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'v' and OWN`,
  extensions: `select extname, extversion, n.nspname from pg_extension join pg_namespace n on n.oid = extnamespace`,
  sequences: `select schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size
    from pg_sequences`,
  numbers: `select schemaname, sequencename, last_value from pg_sequences`,
  owned: `select s.relname, t.relname, d.refobjsubid, d.deptype from pg_depend d join pg_class s on s.oid = d.objid
    and s.relkind = 'S' join pg_class t on t.oid = d.refobjid where d.deptype in ('a', 'i')`,
  comments: `select o.type, o.identity, description from pg_description d, pg_identify_object(classoid, objoid, objsubid) o
    where o.schema in ('public', 'drizzle', 'graphile_worker') and not exists (select from pg_depend e
      where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')`,
};

/** Every definition, row and sequence of a database, as text and in order. */
export async function contents(url: string) {
  return withClient(url, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const found: Record<string, unknown> = {};
    const own = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
    for (const [name, query] of Object.entries(definitions)) {
      const { rows } = await client.query(`select x::text as row from (${query.replace('OWN', own)}) x order by 1`);
      found[name] = rows.map(({ row }: { row: string }) => row);
    }
    const { rows: tables } = await client.query(`select format('%I.%I', n.nspname, relname) as name from pg_class c
      join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${own} order by 1`);
    for (const { name } of tables as { name: string }[]) {
      const { rows } = await client.query(`select x::text as row from ${name} x order by 1`);
      found[name] = rows.map(({ row }: { row: string }) => row);
    }
    return found;
  });
}

/**
 * Named one by one, so that a difference tells where it is; what the export itself notes is not in it. With `led` every
 * number of ours goes on so far behind the last one that was given.
 */
export async function expectSame(before: Record<string, unknown>, url: string, { led = 0 } = {}): Promise<void> {
  const after = await contents(url);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  const expected = led === 0 ? before : { ...before, numbers: ledOn(before['numbers'], led) };
  for (const name of Object.keys(expected)) expect({ [name]: after[name] }).toEqual({ [name]: expected[name] });
}

/** Rows as `(public,people_id_seq,12)`, and without the last where none was given yet. */
function ledOn(numbers: unknown, by: number): unknown {
  if (!Array.isArray(numbers)) throw new Error('there are no numbers');
  return numbers.map((row: string) =>
    row.replace(/^\(public,(.*),(\d*)\)$/, (_row, name, last) => `(public,${name},${(Number(last) || 1) + by})`),
  );
}
