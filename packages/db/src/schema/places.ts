import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * A name as people look for it: without accents, case and punctuation. Stored, because folding thousands of names for
 * every typed letter takes longer than the search.
 */
const searchName = () =>
  text('search_name').generatedAlwaysAs(sql`regexp_replace(search_fold(name), '[^[:alnum:]]+', ' ', 'g')`);

/** Provinces of Spain and districts of Portugal, by INE code. */
export const provinces = pgTable(
  'provinces',
  {
    country: text('country').$type<'ES' | 'PT'>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    check('provinces_country', sql`${table.country} in ('ES', 'PT')`),
  ],
);

export const municipalities = pgTable(
  'municipalities',
  {
    country: text('country').$type<'ES' | 'PT'>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    provinceCode: text('province_code').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    searchName: searchName(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.code] }),
    foreignKey({
      name: 'municipalities_province_fk',
      columns: [table.country, table.provinceCode],
      foreignColumns: [provinces.country, provinces.code],
    }),
    index('municipalities_province_idx').on(table.country, table.provinceCode),
    index('municipalities_search_name_idx').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);

/** A thousand rows on ten pages: looking at each is faster than any index. */
export const localities = pgTable(
  'localities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country').$type<'ES' | 'PT'>().notNull(),
    name: text('name').notNull(),
    provinceCode: text('province_code').notNull(),
    municipalityCode: text('municipality_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    searchName: searchName(),
  },
  (table) => [
    foreignKey({
      name: 'localities_province_fk',
      columns: [table.country, table.provinceCode],
      foreignColumns: [provinces.country, provinces.code],
    }),
  ],
);

/** One row for each place of a postal code; the lowest `rank` is the best guess. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country').$type<'ES' | 'PT'>().notNull(),
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

/**
 * The borders of Portuguese municipalities around our region, in one row: what was fetched last, and how the last fetch
 * went. A fetch that fails leaves the lines alone.
 */
export const municipalBorders = pgTable(
  'municipal_borders',
  {
    id: smallint('id').primaryKey().default(1),
    /** A MultiLineString of GeoJSON as maps get it, which nobody reads here; null until it was fetched once. */
    lines: text('lines'),
    municipalities: integer('municipalities').notNull().default(0),
    fetchedAt: instant('fetched_at'),
    /** Counts the fetches: one that another has taken the place of writes no more. */
    attempt: integer('attempt').notNull().default(1),
    status: text('status').notNull().default('running'),
    stage: text('stage').notNull().default('queued'),
    /** Null for the quarter's own turn. */
    startedBy: integer('started_by'),
    startedAt: instant('started_at').notNull(),
    /** When it was last heard of: one that fell silent died with its server. */
    heardAt: instant('heard_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Municipalities that have come, of how many; 0 while the service has not said. */
    found: integer('found').notNull().default(0),
    announced: integer('announced').notNull().default(0),
    /** Why it failed: a code of the domain, `interrupted` or `fault`. */
    error: text('error'),
  },
  (table) => [
    check('municipal_borders_one', sql`${table.id} = 1`),
    check('municipal_borders_status', sql`${table.status} in ('running', 'done', 'failed')`),
    check('municipal_borders_stage', sql`${table.stage} in ('queued', 'fetching', 'drawing')`),
  ],
);

/** An import of postal codes: its progress while it runs, its report afterwards. */
export const postalImports = pgTable(
  'postal_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    source: text('source').notNull(),
    /** Whether its files were fetched from their address, or somebody gave one. */
    downloaded: boolean('downloaded').notNull().default(false),
    stage: text('stage').notNull().default('importing'),
    status: text('status').notNull().default('running'),
    /** Null for one from the command line, and for the quarter's own turn. */
    startedBy: integer('started_by'),
    startedAt: instant('started_at').notNull(),
    /** When it was last heard of: one that fell silent died with its server. */
    heardAt: instant('heard_at').notNull(),
    finishedAt: instant('finished_at'),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsKept: integer('rows_kept').notNull().default(0),
    rowsRejected: integer('rows_rejected').notNull().default(0),
    /** Rows kept of each country. */
    countries: jsonb('countries').$type<Record<string, number>>().notNull().default({}),
    /** The first rejected lines. */
    rejected: jsonb('rejected').$type<{ line: number; reason: string; text: string }[]>().notNull().default([]),
    /** Why it failed: a code of the domain, `interrupted` or `fault`. */
    error: text('error'),
  },
  (table) => [
    index('postal_imports_started_idx').on(table.startedAt),
    check('postal_imports_stage', sql`${table.stage} in ('queued', 'downloading', 'importing')`),
    check('postal_imports_status', sql`${table.status} in ('running', 'done', 'failed')`),
  ],
);
