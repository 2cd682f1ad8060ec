import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { notOfAnExtension, ownSchema } from './statements';

// Raw: of the server's own tables, and by a cursor.

type Transaction = ServiceContext['db'];

interface Table extends Record<string, unknown> {
  schema: string;
  name: string;
  columns: string[];
}
interface Sequence extends Record<string, unknown> {
  schema: string;
  name: string;
}

const fetched = 500;
/** Rows of one statement: few enough to be read in with little memory. */
const inserted = 100;

/** The rows of every table as statements; a generated column's values come of themselves. */
export async function* rowStatements(tx: Transaction): AsyncGenerator<string> {
  const tables = await tx.execute<Table>(sql`
    select n.nspname as schema, c.relname as name,
      (select pg_catalog.array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${ownSchema} and ${notOfAnExtension('pg_class', 'c.oid')} and c.relkind = 'r' order by c.oid`);
  for (const table of tables) yield* rowsOf(tx, table);
}

async function* rowsOf(tx: Transaction, { schema, name, columns }: Table): AsyncGenerator<string> {
  const quoted = (column: string) => `"${column.replaceAll('"', '""')}"`;
  const target = `${quoted(schema)}.${quoted(name)}`;
  const head = `INSERT INTO ${target} (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n`;
  const values: SQL = sql.join(
    columns.map((column) => sql`pg_catalog.quote_nullable(${sql.identifier(column)}::text)`),
    sql` || ', ' || `,
  );
  await tx.execute(
    sql`declare dumped no scroll cursor for
      select '(' || ${values} || ')' as row from only ${sql.identifier(schema)}.${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await tx.execute<{ row: string }>(sql.raw(`fetch ${fetched} from dumped`));
    for (let from = 0; from < rows.length; from += inserted) {
      const some = rows.slice(from, from + inserted).map(({ row }) => row);
      yield `${head}${some.join(',\n')};`;
    }
    if (rows.length < fetched) break;
  }
  await tx.execute(sql`close dumped`);
}

/** Where each sequence stands. Read after the rows: a number that is ahead of them is never given twice. */
export async function* sequenceStatements(tx: Transaction): AsyncGenerator<string> {
  const sequences = await tx.execute<Sequence>(sql`
    select n.nspname as schema, c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where ${ownSchema} and ${notOfAnExtension('pg_class', 'c.oid')} and c.relkind = 'S' order by c.oid`);
  for (const { schema, name } of sequences) {
    const [row] = await tx.execute<{ statement: string }>(sql`
      select pg_catalog.format('SELECT pg_catalog.setval(%L, %s, %L);', ${`"${schema}"."${name}"`}::text, last_value, is_called)
        as statement from ${sql.identifier(schema)}.${sql.identifier(name)}`);
    if (row) yield row.statement;
  }
}
