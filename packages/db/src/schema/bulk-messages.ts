import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { activities } from './activities';
import { createdAt } from './columns';
import { users } from './users';

/**
 * A message that went to everybody of an activity, or a text of its own to chosen ones of it (`text`) or to chosen accounts
 * (`accounts`, B90): who sent it when, and that it is not sent twice by mistake.
 */
export const bulkMessages = pgTable(
  'bulk_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What was written to accounts is about none. */
    activityId: integer('activity_id').references(() => activities.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipients: integer('recipients').notNull(),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the sender and its idempotency key. */
    keyHash: text('key_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bulk_messages_key_unique').on(table.keyHash),
    index('bulk_messages_activity_idx').on(table.activityId, table.kind, table.id),
    check(
      'bulk_messages_kind',
      sql`${table.kind} in ('pending', 'waiting', 'confirmed', 'scheduleChange', 'text', 'accounts')`,
    ),
    check('bulk_messages_activity', sql`(${table.activityId} is null) = (${table.kind} = 'accounts')`),
  ],
);
