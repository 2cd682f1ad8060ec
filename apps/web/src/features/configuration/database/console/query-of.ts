interface ConsoleTable {
  name: string;
  columns: readonly { name: string; hidden: boolean }[];
}

/** A query of a table's first rows. Where some of its columns are hidden, `*` would be refused: then the others are named. */
export function queryOf({ name, columns }: ConsoleTable): string {
  const seen = columns.filter(({ hidden }) => !hidden).map((column) => quoted(column.name));
  const what = seen.length === columns.length ? '*' : seen.join(', ');
  return `select ${what}\nfrom ${quoted(name)}\nlimit 50`;
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

const reserved = new Set([
  'table',
  'user',
  'order',
  'group',
  'end',
  'all',
  'references',
  'default',
  'primary',
  'check',
]);
