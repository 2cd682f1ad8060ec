import type { Role, TerritoryId } from '@dehesa/domain/access';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, isStaffLanguage } from './columns';
import { files } from './files';
import { territories } from './territories';

/** What a gym's member pays; `days` -1 leaves the expiry free (D6). */
export const tariffs = pgTable(
  'tariffs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    days: integer('days').notNull(),
    priceCents: integer('price_cents').notNull().default(0),
  },
  (table) => [check('tariffs_days', sql`${table.days} = -1 or ${table.days} > 0`)],
);

/** Staff, companies (role 2), members (3) and collaborators (4). */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    role: smallint('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    /** One-time password of a recovery (B26): hash and end of validity. */
    oneTimePasswordHash: text('one_time_password_hash'),
    oneTimePasswordExpiresAt: instant('one_time_password_expires_at'),
    /** Signed in with a one-time password: a new one must be chosen first. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** SHA-256 of what the link of an invitation carries (B97); null once it was used or taken away. */
    invitationHash: text('invitation_hash'),
    /** When the invitation was last sent; null where a password was chosen, or nobody was invited. */
    invitedAt: instant('invited_at'),
    hasAccess: boolean('has_access').notNull().default(true),
    reference: text('reference').notNull().default('000'),
    alias: text('alias').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    taxId: text('tax_id').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    address: text('address').notNull().default(''),
    locality: text('locality').notNull().default(''),
    province: text('province').notNull().default(''),
    phone: text('phone').notNull().default(''),
    website: text('website').notNull().default(''),
    services: text('services').notNull().default(''),
    territoryId: smallint('territory_id')
      .$type<TerritoryId>()
      .references(() => territories.id),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    birthDate: date('birth_date'),
    language: text('language').$type<StaffLanguage>().notNull().default('es'),
    emailVerifiedAt: instant('email_verified_at'),
    tariffId: integer('tariff_id').references(() => tariffs.id),
    feePaidOn: date('fee_paid_on'),
    feeExpiresOn: date('fee_expires_on'),
    /** Of which end of the fee its owner was reminded last. */
    feeRemindedFor: date('fee_reminded_for'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    uniqueIndex('users_invitation_unique').on(table.invitationHash),
    index('users_role_idx').on(table.role),
    index('users_search_idx').using(
      'gin',
      sql`search_fold(${table.firstName} || ' ' || ${table.lastName} || chr(10) || ${table.companyName} || chr(10)
        || ${table.alias} || chr(10) || ${table.email} || chr(10) || ${table.taxId} || chr(10) || ${table.reference} || chr(10)
        || regexp_replace(${table.phone}, '\\D', '', 'g')) gin_trgm_ops`,
    ),
    index('users_image_idx').on(table.imageId),
    check('users_role', sql`${table.role} between 0 and 4`),
    check('users_language', isStaffLanguage(table.language)),
    check('users_territory', sql`${table.territoryId} is null or ${table.role} in (2, 4)`),
  ],
);

/** What members of the gym paid by renewing (B99), as it was then: a tariff that is changed later changes none of it. */
export const feePayments = pgTable(
  'fee_payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tariff's name; empty where there was none. */
    tariff: text('tariff').notNull().default(''),
    amountCents: integer('amount_cents').notNull(),
    paidOn: date('paid_on').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
    /** How the fee stood before, which taking the payment back restores; not known of the first payments that were kept. */
    knowsBefore: boolean('knows_before').notNull().default(false),
    paidOnBefore: date('paid_on_before'),
    expiresOnBefore: date('expires_on_before'),
    /** Recorded by mistake: it is kept as that. */
    takenBackAt: instant('taken_back_at'),
    takenBackBy: integer('taken_back_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('fee_payments_user_idx').on(table.userId, table.id),
    index('fee_payments_recorded_by_idx').on(table.recordedBy),
    index('fee_payments_taken_back_by_idx').on(table.takenBackBy),
    check('fee_payments_period', sql`${table.endsOn} > ${table.startsOn}`),
    check('fee_payments_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Only the SHA-256 of a session's kind and id is here (B23), and of whoever opened it no more than a network and a device. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    /** What it is called where somebody ends it. */
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** By which door alone it opens: `browser` by the cookie, `token` by the body of a legacy call. */
    kind: text('kind').notNull().default('browser'),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Of signing in: no session lasts longer than 90 days from here. */
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When its owner last proved who they are: by signing in, or once more. */
    provenAt: instant('proven_at'),
    /** What a passkey has to sign for that, once. */
    proofChallenge: text('proof_challenge'),
    /** Where from: the address shortened to /24 or /48. */
    network: text('network').notNull().default(''),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
  },
  (table) => [
    uniqueIndex('sessions_id_unique').on(table.id),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
    check('sessions_kind', sql`${table.kind} in ('browser', 'token')`),
  ],
);

/** Failed sign-ins of the last minutes (B25); account and address only as keyed hashes. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountHash: text('account_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    failedAt: instant('failed_at').notNull().defaultNow(),
  },
  (table) => [
    index('login_failures_account_idx').on(table.accountHash, table.failedAt),
    index('login_failures_address_idx').on(table.addressHash, table.failedAt),
  ],
);
