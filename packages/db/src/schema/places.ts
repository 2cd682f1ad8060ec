import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Provinces of Spain and districts of Portugal, by INE code. */
export const provinces = pgTable(
  'provinces',
  { country: text('country').notNull(), code: text('code').notNull(), name: text('name').notNull() },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('provinces_country', sql`${table.country} in ('ES', 'PT')`),
  ],
);

export const municipalities = pgTable(
  'municipalities',
  {
    country: text('country').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    provinceCode: text('province_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    foreignKey({
      name: 'municipalities_province_fk',
      columns: [table.country, table.provinceCode],
      foreignColumns: [provinces.country, provinces.code],
    }),
    index('municipalities_province_idx').on(table.country, table.provinceCode),
    index('municipalities_search_idx').using('gin', sql`search_fold(${table.name}) gin_trgm_ops`),
  ],
);

export const localities = pgTable(
  'localities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country').notNull(),
    name: text('name').notNull(),
    provinceCode: text('province_code').notNull(),
    municipalityCode: text('municipality_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    foreignKey({
      name: 'localities_province_fk',
      columns: [table.country, table.provinceCode],
      foreignColumns: [provinces.country, provinces.code],
    }),
    index('localities_search_idx').using('gin', sql`search_fold(${table.name}) gin_trgm_ops`),
  ],
);

/** One row for each place of a postal code; the lowest `rank` is the best guess. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country').notNull(),
    code: text('code').notNull(),
    place: text('place').notNull(),
    municipality: text('municipality').notNull().default(''),
    provinceCode: text('province_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    source: text('source').notNull(),
    rank: smallint('rank').notNull().default(0),
  },
  (table) => [
    uniqueIndex('postal_codes_unique').on(table.country, table.code, table.place, table.municipality),
    index('postal_codes_code_idx').on(table.country, table.code, table.rank),
    foreignKey({
      name: 'postal_codes_province_fk',
      columns: [table.country, table.provinceCode],
      foreignColumns: [provinces.country, provinces.code],
    }),
  ],
);
