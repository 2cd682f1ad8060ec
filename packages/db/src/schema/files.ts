import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/**
 * What was uploaded; the bytes lie in the file store under `storageKey`. Its content decided `mediaType` (B33). Columns
 * that refer to it have an index: collecting what nothing refers to looks at each of them.
 */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    kind: text('kind').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('files_storage_key_unique').on(table.storageKey),
    index('files_sha256_idx').on(table.sha256),
    check('files_kind', sql`${table.kind} in ('image', 'video', 'document', 'audio', 'logo')`),
  ],
);
