import type { Language } from '@dehesa/domain/languages';
import type {
  CancelReasonCode,
  OfferStatus,
  PersonKind,
  QuestionAnswers,
  ReservationStatus,
} from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { activities, shifts } from './activities';
import { createdAt, instant, isVisitorsLanguage } from './columns';
import { users } from './users';

/** A party's reservation. Status by wire id: 1 pending, 2 confirmed, 3 waiting, 4 cancelled (kept, B18). */
export const reservations = pgTable(
  'reservations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reference: char('reference', { length: 8 }).notNull(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    shiftId: integer('shift_id'),
    status: smallint('status').$type<ReservationStatus>().notNull(),
    /** Booker, companions and those without a name: one place each (B1, B83). */
    partySize: smallint('party_size').notNull(),
    /** Of a group, whose people are told by number alone: how many there are beside those who have a row in `people` (B83). */
    unnamedAdults: smallint('unnamed_adults').notNull().default(0),
    unnamedMinors: smallint('unnamed_minors').notNull().default(0),
    language: text('language').$type<Language>().notNull(),
    notes: text('notes').notNull().default(''),
    /** The party's answers by question (B73); null for none, or once their time is over. */
    answers: jsonb('answers').$type<QuestionAnswers>(),
    /** Through whose link the booking came. */
    collaboratorId: integer('collaborator_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source').$type<'public' | 'staff'>().notNull(),
    photoConsentAt: instant('photo_consent_at'),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    communicationsConsentAt: instant('communications_consent_at'),
    /** Since when the booker wants messages by WhatsApp too; null for by e-mail alone. */
    whatsappConsentAt: instant('whatsapp_consent_at'),
    /** Which version of the legal texts was accepted. */
    consentTextVersion: text('consent_text_version'),
    /** Since when it waits; the order of the waiting list (B19). */
    waitingSince: instant('waiting_since'),
    /** Places that its open offer holds: only while it waits, whatever verb forgets about it. */
    offeredPlaces: smallint('offered_places').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    /** When its party was told of a change of the schedule last; null: what it knows is the schedule that it booked (B10). */
    scheduleToldAt: instant('schedule_told_at'),
    /** What the party answered to its reminder, when, for which day of the outing, and how many places that gave back. */
    attendanceAnswer: text('attendance_answer').$type<'coming' | 'cancelled'>(),
    attendanceAnsweredAt: instant('attendance_answered_at'),
    attendanceForDate: date('attendance_for_date'),
    attendanceReleased: smallint('attendance_released').notNull().default(0),
    /** Since when its booker wants no reminders. */
    remindersOffAt: instant('reminders_off_at'),
    cancelledAt: instant('cancelled_at'),
    /** Why staff cancelled it, in words of their own for `other`, and whether its booker was told (B91). */
    cancelReason: text('cancel_reason').$type<CancelReasonCode>(),
    cancelNote: text('cancel_note').notNull().default(''),
    cancelReasonTold: boolean('cancel_reason_told').notNull().default(false),
    /** Personal data was erased (B46). */
    erasedAt: instant('erased_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reservations_reference_unique').on(table.reference),
    unique('reservations_activity_unique').on(table.id, table.activityId),
    index('reservations_activity_idx').on(table.activityId, table.status, table.shiftId),
    index('reservations_pending_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 1`),
    // The list over all activities, in the order in which they booked; without the table being read for what it leaves out.
    // With `shift_id` included (migration 0049), which Drizzle cannot say: the list by shift is walked along it alone.
    index('reservations_created_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} <> 4`),
    index('reservations_collaborator_idx')
      .on(table.collaboratorId)
      .where(sql`${table.collaboratorId} is not null`),
    // For the account that goes; what visitors book is not in it.
    index('reservations_created_by_idx')
      .on(table.createdBy)
      .where(sql`${table.createdBy} is not null`),
    foreignKey({
      name: 'reservations_shift_fk',
      columns: [table.activityId, table.shiftId],
      foreignColumns: [shifts.activityId, shifts.id],
    }),
    check('reservations_status', sql`${table.status} between 1 and 4`),
    check(
      'reservations_party_size',
      sql`${table.partySize} - ${table.unnamedAdults} - ${table.unnamedMinors} between 1 and 4`,
    ),
    check(
      'reservations_unnamed',
      sql`${table.unnamedAdults} >= 0 and ${table.unnamedMinors} >= 0 and ${table.unnamedAdults} + ${table.unnamedMinors} < 200`,
    ),
    check('reservations_language', isVisitorsLanguage(table.language)),
    check('reservations_source', sql`${table.source} in ('public', 'staff')`),
    check('reservations_attendance_answer', sql`${table.attendanceAnswer} in ('coming', 'cancelled')`),
    check(
      'reservations_cancel_reason',
      sql`${table.cancelReason} in ('weather', 'minimum', 'visitor', 'duplicate', 'other')`,
    ),
    check('reservations_waiting', sql`${table.status} <> 3 or ${table.waitingSince} is not null`),
    check(
      'reservations_offered',
      sql`${table.offeredPlaces} >= 0 and (${table.offeredPlaces} = 0 or ${table.status} = 3)`,
    ),
  ],
);

/** Booker (position 0) and companions (1–3) of a reservation. `live` follows the reservation: false once cancelled. */
export const people = pgTable(
  'people',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: integer('reservation_id').notNull(),
    activityId: integer('activity_id').notNull(),
    live: boolean('live').notNull().default(true),
    position: smallint('position').notNull(),
    kind: text('kind').$type<PersonKind>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Once the visitor corrected the spelling: the whole name before, against which further ones are measured. */
    bookedName: text('booked_name'),
    identity: text('identity'),
    identityKey: text('identity_key'),
    sex: text('sex').$type<'F' | 'M'>(),
    birthDate: date('birth_date'),
    country: text('country').notNull(),
    postalCode: text('postal_code'),
    /** As typed; `province_code` is what it means (INE code), for maps and statistics. */
    province: text('province'),
    provinceCode: text('province_code'),
    locality: text('locality'),
    phonePrefix: text('phone_prefix'),
    phone: text('phone'),
    email: text('email'),
    emailKey: text('email_key'),
    /** This person's answers by question (B73); null for none, or once their time is over. */
    answers: jsonb('answers').$type<QuestionAnswers>(),
  },
  (table) => [
    foreignKey({
      name: 'people_reservation_fk',
      columns: [table.reservationId, table.activityId],
      foreignColumns: [reservations.id, reservations.activityId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('people_position_unique').on(table.reservationId, table.position),
    uniqueIndex('people_live_identity_unique')
      .on(table.activityId, table.identityKey)
      .where(sql`${table.live} and ${table.identityKey} is not null`),
    uniqueIndex('people_live_email_unique')
      .on(table.activityId, table.emailKey)
      .where(sql`${table.live} and ${table.emailKey} is not null`),
    index('people_identity_idx')
      .on(table.identityKey)
      .where(sql`${table.identityKey} is not null`),
    // Whose address somebody has proven to be their own finds their reservations by it, and a request about personal data
    // everything, in whatever state: as the index of documents above.
    index('people_email_idx')
      .on(table.emailKey)
      .where(sql`${table.emailKey} is not null`),
    // Whoever writes by WhatsApp is found by the digits of the number.
    index('people_booker_phone_idx')
      .on(sql`regexp_replace(coalesce(${table.phonePrefix}, '') || ${table.phone}, '\\D', '', 'g')`)
      .where(sql`${table.live} and ${table.position} = 0 and ${table.phone} is not null`),
    // The list over all activities by name.
    index('people_name_idx')
      .on(sql`search_fold(${table.lastName})`, sql`search_fold(${table.firstName})`, table.reservationId)
      .where(sql`${table.live} and ${table.position} = 0`),
    // Name, address and telephone in one: three indexes would cost a booking more.
    index('people_search_idx').using(
      'gin',
      sql`search_fold(${table.firstName} || ' ' || ${table.lastName} || chr(10) || coalesce(${table.emailKey}, '') || chr(10)
        || coalesce(${table.phonePrefix}, '') || coalesce(${table.phone}, '')) gin_trgm_ops`,
    ),
    check(
      'people_kind',
      sql`${table.kind} in ('booker', 'adult', 'child') and (${table.kind} = 'booker') = (${table.position} = 0)`,
    ),
    check('people_position', sql`${table.position} between 0 and 3`),
    check('people_sex', sql`${table.sex} in ('F', 'M')`),
    check('people_country', sql`${table.country} in ('ES', 'PT')`),
  ],
);

/** Who was checked in (B20); an undone one stays on record. `nonce` makes a tick sent twice count once. */
export const attendance = pgTable(
  'attendance',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    checkedInAt: instant('checked_in_at').notNull(),
    checkedInBy: integer('checked_in_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
    nonce: uuid('nonce').unique(),
    /** How many without a name came with who booked for a group (B83). */
    unnamed: smallint('unnamed').notNull().default(0),
  },
  (table) => [
    check('attendance_unnamed', sql`${table.unnamed} between 0 and 199`),
    uniqueIndex('attendance_person_unique')
      .on(table.personId)
      .where(sql`${table.undoneAt} is null`),
    index('attendance_reservation_idx').on(table.reservationId),
    index('attendance_person_idx').on(table.personId),
    index('attendance_checked_in_by_idx')
      .on(table.checkedInBy)
      .where(sql`${table.checkedInBy} is not null`),
  ],
);

/** A reservation shown at a collaborator's checkpoint, once for each collaborator (B20). */
export const visits = pgTable(
  'visits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** null once the collaborator was erased: the visit stays the reservation's. */
    collaboratorId: integer('collaborator_id').references(() => users.id, { onDelete: 'set null' }),
    visitedAt: instant('visited_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('visits_once').on(table.reservationId, table.collaboratorId),
    index('visits_collaborator_idx').on(table.collaboratorId, table.visitedAt),
  ],
);

/**
 * Places offered to a waiting party for a while. The open offer's places are held through `offered_places` of the
 * reservation, so that who counts places need not look here; closed offers are the record of what became of them.
 */
export const waitingListOffers = pgTable(
  'waiting_list_offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    status: text('status').$type<OfferStatus>().notNull().default('open'),
    places: smallint('places').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null where the waiting list moved by itself. */
    offeredBy: integer('offered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('waiting_list_offers_open')
      .on(table.reservationId)
      .where(sql`${table.status} = 'open'`),
    index('waiting_list_offers_reservation_idx').on(table.reservationId),
    index('waiting_list_offers_expires_idx')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'open'`),
    check('waiting_list_offers_places', sql`${table.places} > 0`),
    check(
      'waiting_list_offers_status',
      sql`${table.status} in ('open', 'accepted', 'declined', 'expired', 'withdrawn')`,
    ),
    check('waiting_list_offers_closed', sql`(${table.status} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** Reminders that were queued, for the day on which the outing was then: once it is moved it is reminded of anew. */
export const reservationReminders = pgTable(
  'reservation_reminders',
  {
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Before it begins. */
    hours: smallint('hours').notNull(),
    forDate: date('for_date').notNull(),
    queuedAt: instant('queued_at').notNull(),
    /** False for who left nothing to write to: somebody has to call. */
    reached: boolean('reached').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.forDate, table.hours] })],
);

/** A booking's answer under its key, so that the same one sent twice is stored once (B14). Both are SHA-256. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('idempotency_keys_created_idx').on(table.createdAt),
    index('idempotency_keys_reservation_idx').on(table.reservationId),
  ],
);

/** Which pending-reservation notices a member of staff has opened; the notices themselves are the pending reservations. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('notification_reads_once').on(table.userId, table.reservationId),
    index('notification_reads_reservation_idx').on(table.reservationId),
  ],
);
