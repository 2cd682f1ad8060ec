import type { Mark } from '@dehesa/domain/check-in';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { people, reservations } from './reservations';
import { users } from './users';

/**
 * Every tick of a guide's list. They are only added: who is there follows from those that no other one replaces, and
 * `attendance` holds the outcome. The nonce makes one that was sent twice count once.
 */
export const checkInTicks = pgTable(
  'check_in_ticks',
  {
    nonce: uuid('nonce').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    mark: text('mark').$type<Mark>().notNull(),
    /** Nonces of the ticks of this person that it takes the place of; some may arrive after it. */
    replaces: uuid('replaces')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many without a name it is about beside the person, who booked for a group (B83). */
    unnamed: smallint('unnamed').notNull().default(0),
    device: text('device').notNull().default(''),
    tickedAt: instant('ticked_at').notNull(),
    tickedBy: integer('ticked_by').references(() => users.id, { onDelete: 'set null' }),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('check_in_ticks_person_idx').on(table.personId),
    index('check_in_ticks_reservation_idx').on(table.reservationId),
    index('check_in_ticks_ticked_by_idx')
      .on(table.tickedBy)
      .where(sql`${table.tickedBy} is not null`),
    check('check_in_ticks_unnamed', sql`${table.unnamed} between 0 and 199`),
    check('check_in_ticks_mark', sql`${table.mark} in ('present', 'absent', 'open')`),
  ],
);
