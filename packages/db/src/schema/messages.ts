import type { ConversationChannel, ConversationKind, EnquiryKind, MediaState } from '@dehesa/domain/inbox';
import type { Language } from '@dehesa/domain/languages';
import { type MessageStatus, templateLanguages } from '@dehesa/domain/messages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { activities } from './activities';
import { createdAt, instant, isVisitorsLanguage, oneOf } from './columns';
import { files } from './files';
import { reservations } from './reservations';
import { territories } from './territories';
import { users } from './users';

/** Message texts by slug, language and channel (B36). `record_groups` (tablas) are those whose fields the body may use. */
export const templates = pgTable(
  'templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    channel: text('channel').notNull().default('email'),
    subject: text('subject').notNull(),
    recordGroups: text('record_groups')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    body: text('body').notNull(),
    /** What an approved WhatsApp template is called there; empty for the slug with low lines. */
    providerName: text('provider_name').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('templates_unique').on(table.slug, table.language, table.channel),
    check('templates_channel', sql`${table.channel} in ('email', 'whatsapp')`),
    check('templates_language', oneOf(table.language, templateLanguages)),
  ],
);

/** Pictures of templates. They stay when a template no longer shows them: mails that have left still do. */
export const mailImages = pgTable('mail_images', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id),
});

/** A message on its way: queued in the transaction that causes it (B35), and the log of what became of it. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    channel: text('channel').notNull().default('email'),
    language: text('language').notNull(),
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name').notNull().default(''),
    reservationId: integer('reservation_id').references(() => reservations.id, { onDelete: 'set null' }),
    territoryId: smallint('territory_id').references(() => territories.id),
    /** Values that the records do not hold at sending time (a one-time password's place, the schedule before a change). */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    status: text('status').$type<MessageStatus>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** What was sent, once it was rendered. */
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    providerId: text('provider_id'),
    lastError: text('last_error'),
    /** When the current try was handed to the far side; a process that dies after it leaves an arrival in doubt. */
    handedOverAt: instant('handed_over_at'),
    /** The far side gave no answer to an earlier try: it may have arrived more than once (B35). */
    possiblyRepeated: boolean('possibly_repeated').notNull().default(false),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** WhatsApp tells these (B38). */
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
  },
  (table) => [
    index('messages_created_idx').on(table.createdAt, table.id),
    // Not of what is on its way: queueing one with a booking writes nothing here, sending it does.
    index('messages_search_idx')
      .using(
        'gin',
        sql`search_fold(${table.recipient} || chr(10) || ${table.recipientName} || chr(10) || coalesce(${table.subject}, '')) gin_trgm_ops`,
      )
      .where(sql`${table.status} not in ('queued', 'sending')`),
    // The log by state: what is seldom is found without the common being read. Nothing is written here before a message has gone.
    // With `reservation_id` included (migration 0048), which Drizzle cannot say: whose they are is told by indexes alone.
    index('messages_status_idx')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.status} not in ('queued', 'sending')`),
    index('messages_whatsapp_status_idx')
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.channel} = 'whatsapp' and ${table.status} not in ('queued', 'sending')`),
    index('messages_reservation_idx').on(table.reservationId),
    index('messages_open_idx')
      .on(table.id)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('messages_provider_idx')
      .on(table.providerId)
      .where(sql`${table.channel} = 'whatsapp' and ${table.providerId} is not null`),
    // Those that hang on no reservation, by whom they went to: what is held of a person is found without the log being read.
    index('messages_loose_idx')
      .on(sql`lower(${table.recipient})`)
      .where(sql`${table.reservationId} is null`),
    index('messages_answers_idx')
      .on(sql`regexp_replace(${table.recipient}, '\\D', '', 'g')`)
      .where(sql`${table.channel} = 'whatsapp' and ${table.reservationId} is null`),
    // What the product wrote to a number, for its conversation.
    index('messages_whatsapp_idx')
      .on(table.territoryId, table.recipient, table.createdAt)
      .where(sql`${table.channel} = 'whatsapp'`),
    check(
      'messages_status',
      sql`${table.status} in ('queued', 'sending', 'sent', 'delivered', 'read', 'kept', 'suppressed', 'failed')`,
    ),
    check('messages_channel', sql`${table.channel} in ('email', 'whatsapp')`),
  ],
);

/** Addresses that a mail server refused for good. */
export const emailSuppressions = pgTable('email_suppressions', {
  emailKey: text('email_key').primaryKey(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});

/** Conversations of a territory's inbox: with a telephone number by WhatsApp (B38), or begun on our pages (B82). */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    territoryId: smallint('territory_id')
      .notNull()
      .references(() => territories.id),
    channel: text('channel').$type<ConversationChannel>().notNull().default('whatsapp'),
    /** The number that WhatsApp knows; what began on our pages has its contact in `enquiries`. */
    phone: text('phone'),
    name: text('name').notNull().default(''),
    unread: integer('unread').notNull().default(0),
    lastIncomingAt: instant('last_incoming_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversations_phone_unique').on(table.territoryId, table.phone),
    index('conversations_search_idx').using(
      'gin',
      sql`search_fold(${table.name} || chr(10) || coalesce(${table.phone}, '')) gin_trgm_ops`,
    ),
    index('conversations_digits_idx').on(sql`regexp_replace(${table.phone}, '\\D', '', 'g')`),
    index('conversations_updated_idx').on(table.territoryId, table.updatedAt),
    check('conversations_channel', sql`${table.channel} in ('whatsapp', 'web')`),
    check('conversations_phone', sql`(${table.channel} = 'whatsapp') = (${table.phone} is not null)`),
  ],
);

/** What a conversation of the channel `web` began with: whose it is, and about which activity (B82). */
export const enquiries = pgTable(
  'enquiries',
  {
    conversationId: integer('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    /** That its answers are framed in. */
    language: text('language').$type<Language>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    phonePrefix: text('phone_prefix'),
    phone: text('phone'),
    privacyAcceptedAt: instant('privacy_accepted_at').notNull(),
    /** Which version of the legal texts was accepted. */
    consentTextVersion: text('consent_text_version').notNull(),
    /** As those of bookings: sent twice it is stored once. Both are SHA-256. */
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Of a group: school, association or company, empty for a private one; how many it is, and the wished date in its words (B83). */
    organisation: text('organisation').notNull().default(''),
    adults: smallint('adults'),
    minors: smallint('minors'),
    wishedDate: text('wished_date').notNull().default(''),
    /** What staff made of a group's request. */
    reservationId: integer('reservation_id').references(() => reservations.id, { onDelete: 'set null' }),
    /** The message that said that it has come. */
    receiptMessageId: integer('receipt_message_id').references(() => messages.id),
  },
  (table) => [
    uniqueIndex('enquiries_key_unique').on(table.keyHash),
    uniqueIndex('enquiries_receipt_unique').on(table.receiptMessageId),
    index('enquiries_activity_idx').on(table.activityId),
    index('enquiries_email_idx').on(table.emailKey),
    index('enquiries_search_idx').using(
      'gin',
      sql`search_fold(${table.emailKey} || chr(10) || ${table.organisation} || chr(10)
        || coalesce(${table.phonePrefix}, '') || coalesce(${table.phone}, '')) gin_trgm_ops`,
    ),
    uniqueIndex('enquiries_reservation_unique').on(table.reservationId),
    check('enquiries_kind', sql`${table.kind} in ('question', 'group')`),
    check(
      'enquiries_group',
      sql`case when ${table.kind} = 'group' then coalesce(${table.adults} >= 1 and ${table.minors} >= 0 and ${table.adults} + ${table.minors} between 5 and 200, false)
        else ${table.adults} is null and ${table.minors} is null and ${table.reservationId} is null end`,
    ),
    check('enquiries_language', isVisitorsLanguage(table.language)),
  ],
);

/**
 * What was written in a conversation: what came in, and the answers of staff, whose state is that of their row of
 * `messages`. Messages that the product sends by itself are in `messages` alone (decision 0033).
 */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    kind: text('kind').$type<ConversationKind>().notNull().default('text'),
    /** WhatsApp's id of what came in; each is told more than once. */
    providerId: text('provider_id').unique(),
    /** Text or caption; for a reaction its sign, for a place its name. */
    body: text('body').notNull().default(''),
    /** Which message it answers or reacts to, by WhatsApp's id. */
    replyTo: text('reply_to'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    mediaId: text('media_id'),
    mediaState: text('media_state').$type<MediaState>(),
    fileId: uuid('file_id').references(() => files.id),
    fileName: text('file_name'),
    /** The message that left for it. */
    messageId: integer('message_id').references(() => messages.id),
    sentBy: integer('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** Given by the screen: an answer that is asked for twice is sent once. */
    clientKey: uuid('client_key'),
    /** By the clock of who wrote it: WhatsApp's for what came in. */
    createdAt: createdAt(),
  },
  (table) => [
    index('conversation_messages_thread_idx').on(table.conversationId, table.createdAt),
    index('conversation_messages_unread_idx')
      .on(table.conversationId, table.id)
      .where(sql`${table.direction} = 'in'`),
    index('conversation_messages_file_idx')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    uniqueIndex('conversation_messages_message_unique')
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
    uniqueIndex('conversation_messages_client_key_unique')
      .on(table.conversationId, table.clientKey)
      .where(sql`${table.clientKey} is not null`),
    index('conversation_messages_sent_by_idx')
      .on(table.sentBy)
      .where(sql`${table.sentBy} is not null`),
    index('conversation_messages_search_idx').using('gin', sql`search_fold(${table.body}) gin_trgm_ops`),
    check('conversation_messages_direction', sql`${table.direction} in ('in', 'out')`),
    check(
      'conversation_messages_kind',
      sql`${table.kind} in ('text', 'image', 'video', 'audio', 'document', 'sticker', 'location', 'contacts', 'reaction', 'template', 'unsupported')`,
    ),
    check(
      'conversation_messages_media_state',
      sql`${table.mediaState} in ('pending', 'stored', 'failed', 'tooLarge', 'unsupported')`,
    ),
  ],
);
