import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { DeletedAccountContent } from '@dehesa/domain/bin';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { files } from './files';
import { reservations } from './reservations';
import { users } from './users';

const deletion = () => ({
  deletedAt: instant('deleted_at').notNull(),
  deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
});

/** Accounts that staff deleted lately (B100): what would bring each of them back, for as long as it lies in the bin. */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    /** Of the account that is gone: it gets it back. */
    userId: integer('user_id').primaryKey(),
    role: smallint('role').$type<Role>().notNull(),
    territoryId: smallint('territory_id').$type<TerritoryId>(),
    /** Held here, or it would be collected. */
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    content: jsonb('content').$type<DeletedAccountContent>().notNull(),
    ...deletion(),
  },
  (table) => [
    index('deleted_accounts_image_idx').on(table.imageId),
    index('deleted_accounts_by_idx').on(table.deletedBy),
    check('deleted_accounts_role', sql`${table.role} between 0 and 4`),
  ],
);

/** Reservations that staff cancelled lately (B100): their rows are kept anyway (B18), this is the way back. */
export const deletedReservations = pgTable(
  'deleted_reservations',
  {
    reservationId: integer('reservation_id')
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Its state before. */
    status: smallint('status').$type<Exclude<ReservationStatus, 4>>().notNull(),
    /** Whether its booker was told. */
    told: boolean('told').notNull(),
    ...deletion(),
  },
  (table) => [
    index('deleted_reservations_at_idx').on(table.deletedAt),
    index('deleted_reservations_by_idx').on(table.deletedBy),
    check('deleted_reservations_status', sql`${table.status} between 1 and 3`),
  ],
);
