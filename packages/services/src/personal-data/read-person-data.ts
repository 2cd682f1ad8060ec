import {
  configuration,
  conversationMessages,
  conversations,
  enquiries,
  feePayments,
  messages,
  people,
  users,
} from '@dehesa/db/schema';
import type { PersonQuery } from '@dehesa/domain/personal-data';
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { jsonList, jsonObject } from '../json-sql';
import { everyAccount, everyFeePayment, told } from '../users/index';
import { amongMessages, saysWhom } from './erase-rows';
import { accountsOf, conversationsOfPerson, messagesOf } from './person-accounts';
import { type PersonRecord, readPersonRecords } from './person-records';

export interface PersonMessage {
  at: Date;
  channel: string;
  recipient: string;
  subject: string | null;
  text: string | null;
}

export interface PersonConversation {
  phone: string | null;
  /** Of what was asked on our pages; null by WhatsApp. */
  email: string | null;
  name: string;
  /** When the privacy terms were accepted, and which, where they were asked for. */
  privacyAt: Date | null;
  textVersion: string | null;
  messages: ConversationLine[];
}

export interface ConversationLine {
  at: Date;
  direction: 'in' | 'out';
  /** What it was: a text, a picture, a place. */
  kind: string;
  body: string;
  /** The name of the file that came with it. */
  file: string | null;
  place: { latitude: number; longitude: number } | null;
}

export interface PersonAccount {
  name: string;
  alias: string;
  reference: string;
  email: string;
  company: string;
  taxId: string;
  phone: string;
  address: string;
  website: string;
  /** What a collaborator says that it offers. */
  services: string;
  /** That it reads messages in. */
  language: string;
  birthDate: string | null;
  createdAt: Date;
  feePaidOn: string | null;
  feeExpiresOn: string | null;
  feePayments: PersonFeePayment[];
}

/** What was paid by renewing a fee (B99). */
export interface PersonFeePayment {
  tariff: string;
  amountCents: number;
  paidOn: string;
  startsOn: string;
  endsOn: string;
  takenBackAt: Date | null;
}

/** Everything that is held of a person, as the person is to read it: no secrets, of others what its own mails said. */
export interface PersonData {
  application: string;
  generatedAt: Date;
  query: PersonQuery;
  reservations: PersonRecord[];
  messages: PersonMessage[];
  conversations: PersonConversation[];
  accounts: PersonAccount[];
}

/** Reads it whole; the caller has asked who may. */
export async function readPersonData(ctx: ServiceContext, query: PersonQuery): Promise<PersonData> {
  const { db, clock } = ctx;
  const reservations = await readPersonRecords(db, query, clock.now());
  const [[settings], told, chats, accounts] = await Promise.all([
    db.select({ appName: configuration.appName }).from(configuration),
    readMessages(db, query, reservations),
    readConversations(db, query, reservations),
    readAccountData(db, query),
  ]);
  return {
    application: settings?.appName ?? '',
    generatedAt: clock.now(),
    query,
    reservations,
    messages: told,
    conversations: chats,
    accounts,
  };
}

/** A companion's reservations have messages to somebody else: those are the booker's. */
async function readMessages(
  db: ServiceContext['db'],
  query: PersonQuery,
  records: readonly PersonRecord[],
): Promise<PersonMessage[]> {
  const own = records.filter(({ kind }) => kind === 'booker').map(({ reservationId }) => reservationId);
  return db
    .select({
      at: sql`coalesce(${messages.sentAt}, ${messages.createdAt})`.mapWith(messages.createdAt),
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      text: messages.text,
    })
    .from(messages)
    .where(and(amongMessages(messagesOf(query, own)), saysWhom, ne(messages.slug, 'aviso-administrador')))
    .orderBy(messages.createdAt, messages.id)
    .limit(2000);
}

const line = jsonObject({
  at: conversationMessages.createdAt,
  direction: conversationMessages.direction,
  kind: conversationMessages.kind,
  body: conversationMessages.body,
  file: conversationMessages.fileName,
  place: sql<ConversationLine['place']>`case
    when ${isNotNull(conversationMessages.latitude)} and ${isNotNull(conversationMessages.longitude)}
    then ${jsonObject({ latitude: conversationMessages.latitude, longitude: conversationMessages.longitude })} end`,
});

function linesOf<T>(item: SQL<T>): SQL<T[]> {
  return sql`(select ${jsonList(item, conversationMessages.createdAt, conversationMessages.id)}
    from ${conversationMessages} where ${eq(conversationMessages.conversationId, conversations.id)})`;
}

async function readConversations(
  db: ServiceContext['db'],
  query: PersonQuery,
  records: readonly PersonRecord[],
): Promise<PersonConversation[]> {
  const which = inArray(
    people.id,
    records.map(({ id }) => id),
  );
  const rows = await db
    .select({
      phone: sql<string | null>`coalesce(${conversations.phone}, ${enquiries.phonePrefix} || ${enquiries.phone})`,
      email: enquiries.email,
      name: conversations.name,
      privacyAt: enquiries.privacyAcceptedAt,
      textVersion: enquiries.consentTextVersion,
      lines: linesOf(line),
    })
    .from(conversations)
    .leftJoin(enquiries, eq(enquiries.conversationId, conversations.id))
    .where(conversationsOfPerson(query, which))
    .orderBy(conversations.id);
  return rows.map(({ lines: stored, ...conversation }) => ({
    ...conversation,
    messages: stored.map((told) => ({ ...told, at: new Date(told.at) })),
  }));
}

const payment = jsonObject({
  tariff: feePayments.tariff,
  amountCents: feePayments.amountCents,
  paidOn: feePayments.paidOn,
  startsOn: feePayments.startsOn,
  endsOn: feePayments.endsOn,
  takenBackAt: feePayments.takenBackAt,
});
const payments = sql<
  (Omit<PersonFeePayment, 'takenBackAt'> & { takenBackAt: string | null })[]
>`(select ${jsonList(payment, feePayments.id)} from ${everyFeePayment}
  where ${eq(feePayments.userId, users.id)})`;

async function readAccountData(db: ServiceContext['db'], query: PersonQuery): Promise<PersonAccount[]> {
  const rows = await db
    .select({
      firstName: told(users.firstName),
      lastName: told(users.lastName),
      alias: told(users.alias),
      reference: told(users.reference),
      email: told(users.email),
      company: told(users.companyName),
      taxId: told(users.taxId),
      phone: told(users.phone),
      street: told(users.address),
      postalCode: told(users.postalCode),
      locality: told(users.locality),
      province: told(users.province),
      website: told(users.website),
      services: told(users.services),
      language: told(users.language),
      birthDate: told(users.birthDate),
      createdAt: sql`${users.createdAt}`.mapWith(users.createdAt),
      feePaidOn: told(users.feePaidOn),
      feeExpiresOn: told(users.feeExpiresOn),
      feePayments: payments,
    })
    .from(everyAccount)
    .where(accountsOf(query))
    .orderBy(users.id);
  return rows.map(({ firstName, lastName, street, postalCode, locality, province, feePayments: paid, ...account }) => ({
    name: `${firstName} ${lastName}`.trim(),
    ...account,
    feePayments: paid.map(({ takenBackAt, ...fee }) => ({
      ...fee,
      takenBackAt: takenBackAt === null ? null : new Date(takenBackAt),
    })),
    address: [street, postalCode, locality, province].filter((part) => part !== '').join(', '),
  }));
}
