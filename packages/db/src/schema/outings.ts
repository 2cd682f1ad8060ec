import type { MoveStatus, SuspensionReason } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { activities, shifts } from './activities';
import { createdAt, instant } from './columns';
import { reservations } from './reservations';
import { users } from './users';

/** An outing that does not take place on its date: why, in which words, and who said so. Once for each activity. */
export const outingSuspensions = pgTable(
  'outing_suspensions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<SuspensionReason>().notNull(),
    /** Words for the visitors, in both languages or in none. */
    wordsEs: text('words_es').notNull().default(''),
    wordsPt: text('words_pt').notNull().default(''),
    suspendedBy: integer('suspended_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of who suspended it and the idempotency key. */
    keyHash: text('key_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('outing_suspensions_activity_unique').on(table.activityId),
    uniqueIndex('outing_suspensions_key_unique').on(table.keyHash),
    check(
      'outing_suspensions_reason',
      sql`${table.reason} in ('rain', 'wind', 'fire', 'heat', 'snow', 'flood', 'illness', 'fewPeople', 'other')`,
    ),
    check('outing_suspensions_words', sql`(${table.wordsEs} = '') = (${table.wordsPt} = '')`),
  ],
);

/** The other dates that its visitors may take, in the order in which places on them are held. */
export const outingDates = pgTable(
  'outing_dates',
  {
    suspensionId: integer('suspension_id')
      .notNull()
      .references(() => outingSuspensions.id, { onDelete: 'cascade' }),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.suspensionId, table.activityId] }),
    index('outing_dates_activity_idx').on(table.activityId),
  ],
);

/**
 * What becomes of each reservation of a suspended outing. While it is open, `held_places` of the other date are held for
 * it and count like the reservation's own; none: nothing was offered, it was cancelled with the outing.
 */
export const outingMoves = pgTable(
  'outing_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    suspensionId: integer('suspension_id')
      .notNull()
      .references(() => outingSuspensions.id, { onDelete: 'cascade' }),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    status: text('status').$type<MoveStatus>().notNull().default('open'),
    heldActivityId: integer('held_activity_id').references(() => activities.id),
    heldShiftId: integer('held_shift_id'),
    heldPlaces: smallint('held_places').notNull().default(0),
    /** Where its party comes now, once it took another date. */
    takenActivityId: integer('taken_activity_id').references(() => activities.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at'),
    /** That of the message that tells it: which of a reservation's messages belong to which suspension. */
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    // A shift goes neither away nor to another activity while places of it are held.
    foreignKey({
      name: 'outing_moves_shift_fk',
      columns: [table.heldActivityId, table.heldShiftId],
      foreignColumns: [shifts.activityId, shifts.id],
    }),
    uniqueIndex('outing_moves_once').on(table.suspensionId, table.reservationId),
    uniqueIndex('outing_moves_open')
      .on(table.reservationId)
      .where(sql`${table.status} = 'open'`),
    index('outing_moves_reservation_idx').on(table.reservationId),
    index('outing_moves_taken_idx').on(table.takenActivityId),
    index('outing_moves_held_idx')
      .on(table.heldActivityId, table.heldShiftId)
      .where(sql`${table.heldPlaces} > 0`),
    index('outing_moves_expires_idx')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'open'`),
    check(
      'outing_moves_status',
      sql`${table.status} in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'none')`,
    ),
    check(
      'outing_moves_held',
      sql`${table.heldPlaces} >= 0 and (${table.heldPlaces} = 0 or ${table.status} = 'open')
        and (${table.heldPlaces} = 0) = (${table.heldActivityId} is null)
        and (${table.heldShiftId} is null or ${table.heldActivityId} is not null)`,
    ),
    check('outing_moves_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
    check('outing_moves_expires', sql`${table.status} <> 'open' or ${table.expiresAt} is not null`),
  ],
);
