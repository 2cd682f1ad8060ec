import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * What visitors did in an hour, by the address that they came from: a keyed hash that is another one each hour, and the
 * rows go when the next one has passed. Unlogged: a count is worth no wait for the disk, and a crash may forget it.
 */
export const visitorCounts = pgTable(
  'visitor_counts',
  {
    addressHash: text('address_hash').notNull(),
    /** When it began. */
    hour: instant('hour').notNull(),
    /** The activity that was booked; 0 for what is about none. */
    subject: integer('subject').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.hour, table.subject] }),
    index('visitor_counts_subject_idx').on(table.subject, table.hour),
  ],
);

/** Work that was handed in, until nobody could hand it in again. Unlogged as the counts are. */
export const spentProofs = pgTable('spent_proofs', {
  nonce: text('nonce').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
