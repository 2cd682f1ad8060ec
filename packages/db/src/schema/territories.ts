import type { TerritoryId } from '@dehesa/domain/access';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The two nature areas, by their wire ids; the mail and WhatsApp accounts of each belong to the configuration. */
export const territories = pgTable('territories', {
  id: smallint('id').$type<TerritoryId>().primaryKey(),
  nameEs: text('name_es').notNull(),
  namePt: text('name_pt').notNull(),
  /** MON, TAJ: shown before a reservation's reference (B16). */
  referencePrefix: text('reference_prefix').notNull().unique(),
  adminAlias: text('admin_alias').notNull().default(''),
  adminEmails: text('admin_emails')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** When its administrators were last told of new bookings. */
  adminsToldAt: instant('admins_told_at'),
  whatsappPhoneNumberId: text('whatsapp_phone_number_id').notNull().default(''),
  whatsappAccountId: text('whatsapp_account_id').notNull().default(''),
  /** An external inbox to embed instead of ours. */
  inboxUrl: text('inbox_url').notNull().default(''),
});

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    nameEs: text('name_es').notNull(),
    namePt: text('name_pt').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [check('categories_name', sql`${table.nameEs} <> '' and ${table.namePt} <> ''`)],
);
