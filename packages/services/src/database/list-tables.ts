import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { consoleRights } from './console-rights';

// Raw: of the server's own tables.

export type TableWrite = 'rows' | 'columns' | 'none';

/** A table as the SQL console sees it. */
export interface ConsoleTable {
  name: string;
  /** As the database last counted; null where it has not counted yet. */
  rows: number | null;
  columns: { name: string; type: string; hidden: boolean; changeable: boolean }[];
  write: TableWrite;
}

interface ColumnRow extends Record<string, unknown> {
  table: string;
  rows: number;
  name: string;
  type: string;
}

/** The tables of the product with their columns, and what the console may do with each (B40). */
export async function listTables(ctx: ServiceContext): Promise<ConsoleTable[]> {
  authorize(ctx, 'configuration.manage');
  const columns = await ctx.db.execute<ColumnRow>(sql`
    select c.relname as "table", c.reltuples::float8 as rows, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname, a.attnum`);
  const tables = new Map<string, ConsoleTable>();
  for (const { table, rows, name, type } of columns) {
    const rights = consoleRights[table];
    if (rights === undefined) continue;
    const listed = tables.get(table) ?? {
      name: table,
      rows: rows < 0 ? null : rows,
      columns: [],
      write: rights.rows ? 'rows' : rights.change ? 'columns' : 'none',
    };
    const hidden = rights.hidden?.includes(name) === true;
    const changeable = rights.rows === true || rights.change?.includes(name) === true;
    listed.columns.push({ name, type, hidden, changeable });
    tables.set(table, listed);
  }
  return [...tables.values()];
}
