import * as schema from '@dehesa/db/schema';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { dataMap } from './data-map';

/** What cannot say anything of anybody by itself: numbers, flags, instants, generated ids. */
const saysNothing = [
  'integer',
  'smallint',
  'bigint',
  'boolean',
  'double precision',
  'timestamp with time zone',
  'uuid',
  'time(0)',
];

const tables = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .map((table) => getTableConfig(table));

describe('the map of personal data', () => {
  it.each(tables.map(({ name, columns }) => [name, columns] as const))('knows the columns of %s', (name, columns) => {
    const told = columns.filter((column) => !saysNothing.includes(column.getSQLType())).map((column) => column.name);
    expect(Object.keys(dataMap[name] ?? {}).toSorted()).toEqual(told.toSorted());
  });

  it('knows no other tables', () => {
    const names = new Set(tables.map(({ name }) => name));
    expect(Object.keys(dataMap).filter((name) => !names.has(name))).toEqual([]);
  });
});
