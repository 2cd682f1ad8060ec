import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt, instant } from './columns';
import { sessions, users } from './users';

const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The key of somebody's authenticator app, sealed under the installation's secret. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ofUser().primaryKey(),
  sealed: bytea('sealed').notNull(),
  /** The time step of the last code that was used: neither it nor an older one is used again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

/** What authenticators have given us to know them by (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** Grows with each use; 0 for authenticators that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user_idx').on(table.userId),
  ],
);

/** Codes for whoever has lost every other second factor, as keyed hashes; each opens one session. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_unique').on(table.userId, table.codeHash)],
);

/** Whose password was right and whose second step is awaited; never a session. Only the SHA-256 of its token is here. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    /** What the account's password was like then: with another one the sign-in is void. */
    passwordMark: text('password_mark').notNull(),
    /** The one-time password that was typed, used up when the sign-in is finished (B26). */
    oneTimePasswordHash: text('one_time_password_hash'),
    /** What a passkey has to sign, once. */
    challenge: text('challenge'),
    failures: smallint('failures').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user_idx').on(table.userId),
    index('pending_sign_ins_expires_idx').on(table.expiresAt),
  ],
);

/** Devices that are not asked for the second step for a while; only the SHA-256 of each one's token is here. */
export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    tokenHash: text('token_hash').notNull(),
    passwordMark: text('password_mark').notNull(),
    /** Browser and system, as far as they say. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('remembered_devices_token_unique').on(table.tokenHash),
    index('remembered_devices_user_idx').on(table.userId),
    index('remembered_devices_expires_idx').on(table.expiresAt),
  ],
);

/** Keys that documented clients sign in with in place of a password; only the SHA-256 of each is here. */
export const applicationKeys = pgTable(
  'application_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    passwordMark: text('password_mark').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('application_keys_hash_unique').on(table.keyHash),
    index('application_keys_user_idx').on(table.userId),
  ],
);

/** Sessions that a key has opened: they end with it. */
export const applicationKeySessions = pgTable(
  'application_key_sessions',
  {
    sessionIdHash: text('session_id_hash')
      .primaryKey()
      .references(() => sessions.idHash, { onDelete: 'cascade' }),
    keyId: integer('key_id')
      .notNull()
      .references(() => applicationKeys.id, { onDelete: 'cascade' }),
  },
  (table) => [index('application_key_sessions_key_idx').on(table.keyId)],
);

/** Who has been asked, at the first sign-in, whether to set up a second factor. */
export const secondFactorAsked = pgTable('second_factor_asked', {
  userId: ofUser().primaryKey(),
  askedAt: instant('asked_at').notNull(),
});

/** Roles that must have a second factor. */
export const secondFactorRoles = pgTable('second_factor_roles', { role: smallint('role').primaryKey() }, (table) => [
  check('second_factor_roles_role', sql`${table.role} between 0 and 2`),
]);
