import type { TerritoryId } from '@dehesa/domain/access';
import type { ActivityQuestion, Difficulty, MinimumAge, WaitingListMode } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ReminderHour } from '@dehesa/domain/reminders';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, isStaffLanguage } from './columns';
import { files } from './files';
import { categories, territories } from './territories';
import { users } from './users';

/** A series repeats an activity by a rule; its members are independent activities. */
export const activitySeries = pgTable('activity_series', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The rules that it was repeated by so far, in order, as JSON (`SeriesRule`). */
  rule: text('rule').notNull(),
  createdAt: createdAt(),
});

/** A guided activity. `date` … `week` are the schedule in force; the first one stays in `first_…` (B10). */
export const activities = pgTable(
  'activities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** seo_url: made from the first title, unique, stays when the title changes (B11). */
    slug: text('slug').notNull(),
    companyId: integer('company_id').references(() => users.id),
    territoryId: smallint('territory_id')
      .$type<TerritoryId>()
      .notNull()
      .references(() => territories.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    organizer: text('organizer').notNull().default(''),
    date: date('date').notNull(),
    startTime: time('start_time', { precision: 0 }),
    endTime: time('end_time', { precision: 0 }),
    week: smallint('week').notNull(),
    /** When the schedule in force is over (B7), worked out by `scheduleEnd`. */
    endsAt: instant('ends_at').notNull(),
    firstDate: date('first_date').notNull(),
    firstStartTime: time('first_start_time', { precision: 0 }),
    firstEndTime: time('first_end_time', { precision: 0 }),
    firstWeek: smallint('first_week').notNull(),
    municipality: text('municipality').notNull(),
    /** Stored, because folding ten thousand names while somebody waits takes 50 ms (B34). */
    municipalityFolded: text('municipality_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_fold(municipality)`),
    postalCode: text('postal_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Places of each shift, or of the whole activity where it has none (B3). */
    capacity: integer('capacity').notNull(),
    /** How many people each of them needs to take place (B59); null for any number. */
    minimumPeople: integer('minimum_people'),
    /** How long each shift lasts that does not tell its end itself; null where nobody has said. */
    shiftMinutes: integer('shift_minutes'),
    phone: text('phone').notNull().default(''),
    /** How far one walks in all; null where nobody has said. */
    distanceMetres: integer('distance_metres'),
    difficulty: text('difficulty').$type<Difficulty>(),
    free: boolean('free').notNull().default(false),
    minimumAge: smallint('minimum_age').$type<MinimumAge>().notNull().default(0),
    childrenAllowed: boolean('children_allowed').notNull().default(true),
    externalBookingUrl: text('external_booking_url').notNull().default(''),
    hidden: boolean('hidden').notNull().default(false),
    registrationsClosed: boolean('registrations_closed').notNull().default(false),
    /** It does not take place on its date (`outing_suspensions`): nobody books it any more. */
    suspendedAt: instant('suspended_at'),
    registrationOpensOn: date('registration_opens_on'),
    registrationClosesOn: date('registration_closes_on'),
    /** What visitors book has its places for certain, without anybody of staff looking at it (B67). */
    confirmsAtOnce: boolean('confirms_at_once').notNull().default(false),
    /** Its own questions to who books; answers stand with reservations and people (B73). */
    questions: jsonb('questions').$type<ActivityQuestion[]>().notNull().default([]),
    waitingListMode: text('waiting_list_mode').$type<WaitingListMode>().notNull().default('manual'),
    /** For how long places are offered to who waits, in hours of the day. */
    offerHours: smallint('offer_hours').notNull().default(12),
    /** How many hours before it begins its parties are reminded; the longest first, none where it is empty. */
    reminderHours: smallint('reminder_hours')
      .array()
      .$type<ReminderHour[]>()
      .notNull()
      .default(sql`'{168,48}'::smallint[]`),
    principal: boolean('principal').notNull().default(true),
    mainImageId: uuid('main_image_id').references(() => files.id, { onDelete: 'set null' }),
    videoFileId: uuid('video_file_id').references(() => files.id, { onDelete: 'set null' }),
    videoUrl: text('video_url').notNull().default(''),
    seriesId: integer('series_id').references(() => activitySeries.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('activities_slug_unique').on(table.slug),
    index('activities_date_idx').on(table.date, table.startTime, table.id),
    index('activities_territory_idx').on(table.territoryId, table.date, table.startTime, table.id),
    index('activities_company_idx').on(table.companyId, table.date, table.startTime, table.id),
    index('activities_ends_at_idx').on(table.endsAt),
    index('activities_series_idx').on(table.seriesId, table.date),
    index('activities_main_image_idx').on(table.mainImageId),
    index('activities_video_idx').on(table.videoFileId),
    // The public agenda reads the coming ones in this order.
    index('activities_agenda_idx')
      .on(table.date, table.startTime.asc().nullsFirst(), table.id)
      .where(sql`not ${table.hidden} and ${table.principal} and not ${table.registrationsClosed}`),
    check('activities_capacity', sql`${table.capacity} >= 0`),
    check('activities_minimum_people', sql`${table.minimumPeople} >= 1`),
    check('activities_shift_minutes', sql`${table.shiftMinutes} between 1 and 1440`),
    check('activities_distance', sql`${table.distanceMetres} > 0`),
    check('activities_difficulty', sql`${table.difficulty} in ('easy', 'moderate', 'hard')`),
    check('activities_minimum_age', sql`${table.minimumAge} in (0, 12, 16, 18)`),
    check('activities_waiting_list_mode', sql`${table.waitingListMode} in ('none', 'manual', 'offer', 'automatic')`),
    check('activities_reminder_hours', sql`${table.reminderHours} <@ '{168,72,48,24}'::smallint[]`),
    check('activities_offer_hours', sql`${table.offerHours} between 1 and 168`),
    check(
      'activities_registration_range',
      sql`${table.registrationOpensOn} is null or ${table.registrationClosesOn} is null or ${table.registrationOpensOn} <= ${table.registrationClosesOn}`,
    ),
    check('activities_position', sql`(${table.latitude} is null) = (${table.longitude} is null)`),
  ],
);

export const activityTexts = pgTable(
  'activity_texts',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    language: text('language').$type<StaffLanguage>().notNull(),
    title: text('title').notNull(),
    /** What lists search and sort by (B34). */
    titleFolded: text('title_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_fold(title)`),
    subtitle: text('subtitle').notNull().default(''),
    description: text('description').notNull().default(''),
    necessaryMaterial: text('necessary_material').notNull().default(''),
    recommendedMaterial: text('recommended_material').notNull().default(''),
    includes: text('includes').notNull().default(''),
    meetingPoint: text('meeting_point').notNull().default(''),
    price: text('price').notNull().default(''),
    guideLanguages: text('guide_languages').notNull().default(''),
    accessibility: text('accessibility').notNull().default(''),
    badWeather: text('bad_weather').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.language] }),
    index('activity_texts_search_idx').using('gin', sql`${table.titleFolded} gin_trgm_ops`),
    index('activity_texts_title_idx').on(table.language, table.titleFolded, table.activityId),
    check('activity_texts_language', isStaffLanguage(table.language)),
  ],
);

export const shifts = pgTable(
  'shifts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    uniqueIndex('shifts_name_unique').on(table.activityId, sql`lower(${table.name})`),
    unique('shifts_activity_id_unique').on(table.activityId, table.id),
    check('shifts_name', sql`${table.name} <> ''`),
  ],
);

/**
 * The places of one shift, or of an activity without shifts (`shift_id` 0): narrow, of its own, and no foreign key
 * points here, so that taking places is one cheap conditional update (B4). `allowed_over` is what B15 let in beyond
 * capacity and shrinks as places are given back.
 */
export const shiftPlaces = pgTable(
  'shift_places',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    shiftId: integer('shift_id').notNull().default(0),
    capacity: integer('capacity').notNull(),
    held: integer('held').notNull().default(0),
    allowedOver: integer('allowed_over').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.shiftId] }),
    check('shift_places_capacity', sql`${table.capacity} >= 0 and ${table.allowedOver} >= 0`),
    check('shift_places_held', sql`${table.held} >= 0 and ${table.held} <= ${table.capacity} + ${table.allowedOver}`),
  ],
);

/** Every schedule change with both schedules (B10). */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    fromDate: date('from_date').notNull(),
    fromStartTime: time('from_start_time', { precision: 0 }),
    fromEndTime: time('from_end_time', { precision: 0 }),
    toDate: date('to_date').notNull(),
    toStartTime: time('to_start_time', { precision: 0 }),
    toEndTime: time('to_end_time', { precision: 0 }),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('schedule_changes_activity_idx').on(table.activityId)],
);

export const activityImages = pgTable(
  'activity_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    /** main: the gallery; afterwards: 'como lo pasamos'. */
    gallery: text('gallery').notNull().default('main'),
    position: smallint('position').notNull(),
  },
  (table) => [
    index('activity_images_activity_idx').on(table.activityId, table.gallery, table.position),
    index('activity_images_file_idx').on(table.fileId),
    check('activity_images_gallery', sql`${table.gallery} in ('main', 'afterwards')`),
  ],
);

export const activityDocuments = pgTable(
  'activity_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    language: text('language').$type<StaffLanguage>().notNull(),
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    extension: text('extension').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('activity_documents_activity_idx').on(table.activityId, table.language),
    index('activity_documents_file_idx').on(table.fileId),
    check('activity_documents_language', isStaffLanguage(table.language)),
  ],
);

export const relatedActivities = pgTable(
  'related_activities',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.relatedId] }),
    index('related_activities_related_idx').on(table.relatedId),
    check('related_activities_other', sql`${table.activityId} <> ${table.relatedId}`),
  ],
);

export const complementaryActivities = pgTable(
  'complementary_activities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    date: date('date'),
    phone: text('phone').notNull().default(''),
    place: text('place').notNull().default(''),
    url: text('url').notNull().default(''),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    hidden: boolean('hidden').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('complementary_activities_image_idx').on(table.imageId)],
);

export const complementaryActivityTexts = pgTable(
  'complementary_activity_texts',
  {
    complementaryId: integer('complementary_id').notNull(),
    language: text('language').$type<StaffLanguage>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.complementaryId, table.language] }),
    foreignKey({
      name: 'complementary_activity_texts_activity_fk',
      columns: [table.complementaryId],
      foreignColumns: [complementaryActivities.id],
    }).onDelete('cascade'),
    check('complementary_activity_texts_language', isStaffLanguage(table.language)),
  ],
);

export const activityComplements = pgTable(
  'activity_complements',
  {
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    complementaryId: integer('complementary_id')
      .notNull()
      .references(() => complementaryActivities.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.complementaryId] })],
);
