import type { TerritoryId } from '@dehesa/domain/access';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { activities } from './activities';
import { createdAt, instant } from './columns';
import { territories } from './territories';
import { users } from './users';

/** Who guides (B87): a person, with an account or without. */
export const guides = pgTable(
  'guides',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    /** In which languages they guide, as staff write it. */
    languages: text('languages').notNull().default(''),
    /** Where they guide; null for both. */
    territoryId: smallint('territory_id')
      .$type<TerritoryId>()
      .references(() => territories.id),
    /** Whose guide it is, if a company's; null for one of the house. */
    companyId: integer('company_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What they sign in with, if with anything. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Guides no more; only the name is left, for the activities that it stands on. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('guides_user_unique').on(table.userId),
    index('guides_company_idx').on(table.companyId),
    check('guides_name', sql`${table.name} <> ''`),
    check(
      'guides_removed',
      sql`${table.removedAt} is null or (${table.userId} is null and ${table.phone} = '' and ${table.email} = '')`,
    ),
  ],
);

/** Who guides which activity. */
export const activityGuides = pgTable(
  'activity_guides',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    guideId: integer('guide_id')
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.guideId] }),
    index('activity_guides_guide_idx').on(table.guideId, table.activityId),
  ],
);
