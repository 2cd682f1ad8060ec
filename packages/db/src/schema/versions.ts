import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** What a template or the installation's own style was saved as (B94): the text by its name, and all of it each time. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Nobody for what stood there before versions were kept, and for what the product brings. */
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null where it is not known. */
    savedAt: instant('saved_at'),
  },
  (table) => [index('text_versions_name_idx').on(table.name, table.id)],
);
