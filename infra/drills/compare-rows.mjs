/**
 * Compares what two databases hold, row for row and column for column.
 * @param {import('postgres').Sql} source
 * @param {import('postgres').Sql} copy
 * @param {{ tables?: string[], laterRows?: boolean }} options `tables`: these of the product alone, else all, the queue's
 *   too; `laterRows`: the source may have rows that the copy does not have yet
 */
export async function compareRows(source, copy, { tables, laterRows = false }) {
  /** @type {{ tables: number, rows: number, differing: number, differences: string[] }} */
  const found = { tables: 0, rows: 0, differing: 0, differences: [] };
  const named = await tablesOf(source);
  const inCopy = new Set(await tablesOf(copy));
  const wanted = tables ? named.filter((table) => tables.some((name) => table === `public.${name}`)) : named;
  for (const table of wanted) {
    found.tables += 1;
    const differing = inCopy.has(table) ? await differingRows(source, copy, table, laterRows) : { count: 1, rows: 0 };
    found.rows += differing.rows;
    found.differing += differing.count;
    if (differing.count > 0) found.differences.push(`${table}: ${differing.count}`);
  }
  return found;
}

async function tablesOf(sql) {
  const rows = await sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;
  return rows.map(({ name }) => name);
}

/** How many rows are in one of the two alone, each as often as it is there. */
async function differingRows(source, copy, table, laterRows) {
  const [there, here] = await Promise.all([source, copy].map((sql) => countsOf(sql, table)));
  let count = 0;
  let rows = 0;
  for (const [row, times] of here) {
    rows += times;
    count += Math.max(0, times - (there.get(row) ?? 0));
  }
  if (!laterRows) for (const [row, times] of there) count += Math.max(0, times - (here.get(row) ?? 0));
  return { count, rows };
}

async function countsOf(sql, table) {
  const rows = await sql.unsafe(`select md5(t::text) as row, count(*)::int as times from ${table} t group by 1`);
  return new Map(rows.map(({ row, times }) => [row, times]));
}
