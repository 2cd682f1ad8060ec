import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/*
 * Counts of the reservations, kept in the background so that neither a booking nor the home screen has to count. All of it
 * can be made anew from `reservations` and `people`; without foreign keys, so that keeping it locks no row of theirs.
 */

/** Reservations of an activity by state, and the people in them. No row: there is none. */
export const statisticsActivities = pgTable('statistics_activities', {
  activityId: integer('activity_id').primaryKey(),
  pending: integer('pending').notNull(),
  confirmed: integer('confirmed').notNull(),
  waiting: integer('waiting').notNull(),
  cancelled: integer('cancelled').notNull(),
  pendingPeople: integer('pending_people').notNull(),
  confirmedPeople: integer('confirmed_people').notNull(),
  waitingPeople: integer('waiting_people').notNull(),
  cancelledPeople: integer('cancelled_people').notNull().default(0),
  /** Who came, of confirmed reservations, those without a name included (B83). */
  attendedPeople: integer('attended_people').notNull().default(0),
  /** Reservations that are not cancelled by the country of the booker. */
  spain: integer('spain').notNull(),
  portugal: integer('portugal').notNull(),
});

/** Reservations of an activity that are not cancelled by where the booker lives; '' where that is not known. */
export const statisticsOrigins = pgTable(
  'statistics_origins',
  {
    activityId: integer('activity_id').notNull(),
    country: text('country').notNull(),
    provinceCode: text('province_code').notNull(),
    /** As typed. */
    locality: text('locality').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    // With `total` included (migration 0047), which Drizzle cannot say: sums over many activities read the index alone.
    primaryKey({ columns: [table.activityId, table.country, table.provinceCode, table.locality] }),
    check('statistics_origins_total', sql`${table.total} > 0`),
  ],
);

/** What a typed locality is called and where it lies: spellings that fold to the same `key` are one place. */
export const statisticsLocalities = pgTable(
  'statistics_localities',
  {
    country: text('country').notNull(),
    provinceCode: text('province_code').notNull(),
    spelling: text('spelling').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.provinceCode, table.spelling] }),
    index('statistics_localities_key_idx').on(table.country, table.provinceCode, table.key),
  ],
);

/** The origins of all activities of a territory that are not hidden, summed up by place. */
export const statisticsPlaces = pgTable(
  'statistics_places',
  {
    territoryId: smallint('territory_id').notNull(),
    country: text('country').notNull(),
    provinceCode: text('province_code').notNull(),
    name: text('name').notNull(),
    total: integer('total').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [primaryKey({ columns: [table.territoryId, table.country, table.provinceCode, table.name] })],
);

/** The one row that tells up to which moment everything is counted; none before the first count. */
export const statisticsState = pgTable(
  'statistics_state',
  {
    id: smallint('id').primaryKey().default(1),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [check('statistics_state_one_row', sql`${table.id} = 1`)],
);
