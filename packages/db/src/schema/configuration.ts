import { defaultMaxReservations } from '@dehesa/domain/configuration';
import { languages, staffLanguages } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant, isVisitorsLanguage } from './columns';
import { files } from './files';
import { users } from './users';

/** Constants of the product, in SQL. */
const textArray = (words: readonly string[]) => sql.raw(`'{${words.join(',')}}'::text[]`);

/** The one row of settings; secrets are in `configuration_secrets` (B42). */
export const configuration = pgTable(
  'configuration',
  {
    id: smallint('id').primaryKey().default(1),
    appType: text('app_type').notNull().default('actividades'),
    appName: text('app_name').notNull().default('Dehesa'),
    customCss: text('custom_css').notNull().default(''),
    /** The installation's own, in place of the product's mark (B107). */
    logoId: uuid('logo_id').references(() => files.id, { onDelete: 'set null' }),
    /** What visitors may read; the first is spoken where nothing else decides (B108). */
    visitorLanguages: text('visitor_languages')
      .array()
      .notNull()
      .default(sql`${textArray(languages)}`),
    mailHost: text('mail_host').notNull().default(''),
    mailPort: integer('mail_port').notNull().default(587),
    mailTls: boolean('mail_tls').notNull().default(false),
    mailRequireTls: boolean('mail_require_tls').notNull().default(true),
    mailAccount: text('mail_account').notNull().default(''),
    mailFrom: text('mail_from').notNull().default(''),
    mailAlias: text('mail_alias').notNull().default(''),
    adminAlias: text('admin_alias').notNull().default(''),
    adminEmails: text('admin_emails')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    paymentMerchantNumber: text('payment_merchant_number').notNull().default(''),
    paymentMerchantName: text('payment_merchant_name').notNull().default(''),
    paymentCurrency: text('payment_currency').notNull().default(''),
    paymentTestMode: boolean('payment_test_mode').notNull().default(true),
    calendarIntervalMinutes: integer('calendar_interval_minutes').notNull().default(30),
    gymCalendarIntervalMinutes: integer('gym_calendar_interval_minutes').notNull().default(30),
    /** How many days before a member's fee ends it is reminded of it; 0 for never (B99). */
    feeReminderDays: integer('fee_reminder_days').notNull().default(0),
    wordpressEnabled: boolean('wordpress_enabled').notNull().default(false),
    wordpressHost: text('wordpress_host').notNull().default(''),
    wordpressDatabase: text('wordpress_database').notNull().default(''),
    wordpressUser: text('wordpress_user').notNull().default(''),
    wordpressPrefix: text('wordpress_prefix').notNull().default('wp_'),
    earlyAccessOpensOn: date('early_access_opens_on'),
    earlyAccessClosesOn: date('early_access_closes_on'),
    /** Coming reservations for one identity document; 0 means no limit (B13). */
    maxReservations: integer('max_reservations').notNull().default(defaultMaxReservations),
    retentionMonths: integer('retention_months').notNull().default(12),
    licenceEndsOn: date('licence_ends_on'),
    collaboratorKey: text('collaborator_key').notNull().default(''),
    widgetOrigins: text('widget_origins')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    syncUrl: text('sync_url').notNull().default(''),
    /** Switches and numbers of single features that need no column of their own. */
    extra: jsonb('extra').$type<Record<string, string | number | boolean>>().notNull().default({}),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('configuration_logo_idx').on(table.logoId),
    check('configuration_one_row', sql`${table.id} = 1`),
    check(
      'configuration_visitor_languages',
      sql`${table.visitorLanguages} <@ ${textArray(languages)} and ${table.visitorLanguages} && ${textArray(staffLanguages)}`,
    ),
    check('configuration_app_type', sql`${table.appType} in ('general', 'gimnasio', 'actividades')`),
    check('configuration_limits', sql`${table.maxReservations} >= 0 and ${table.retentionMonths} >= 0`),
  ],
);

/** AES-256-GCM under the installation's key: nonce, tag and ciphertext (B42). */
export const configurationSecrets = pgTable('configuration_secrets', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Privacy, cookies and legal notice by language; `version` grows with each change and is kept with the consents. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    html: text('html').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language] }),
    check('legal_texts_kind', sql`${table.kind} in ('privacy', 'cookies', 'notice')`),
    check('legal_texts_language', isVisitorsLanguage(table.language)),
  ],
);

/** What each version said and who saved it: without it the version that a consent names would prove nothing. */
export const legalTextVersions = pgTable(
  'legal_text_versions',
  {
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    html: text('html').notNull(),
    /** Nobody for the texts that the product brings. */
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language, table.version] }),
    check('legal_text_versions_kind', sql`${table.kind} in ('privacy', 'cookies', 'notice')`),
    check('legal_text_versions_language', isVisitorsLanguage(table.language)),
  ],
);
