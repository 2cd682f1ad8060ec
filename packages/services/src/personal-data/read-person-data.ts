import { configuration, users } from '@dehesa/db/schema';
import type { PersonQuery } from '@dehesa/domain/personal-data';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { conversationsOf } from './erase-conversations';
import { saysWhom } from './erase-rows';
import { accountsOf, messagesOf } from './person-accounts';
import { type PersonRecord, readPersonRecords } from './person-records';

export interface PersonMessage {
  at: Date;
  channel: string;
  recipient: string;
  subject: string | null;
  text: string | null;
}

export interface PersonConversation {
  phone: string;
  name: string;
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
  const [[settings], messages, conversations, accounts] = await Promise.all([
    db.select({ appName: configuration.appName }).from(configuration),
    readMessages(db, query, reservations),
    readConversations(db, reservations),
    readAccountData(db, query),
  ]);
  return {
    application: settings?.appName ?? '',
    generatedAt: clock.now(),
    query,
    reservations,
    messages,
    conversations,
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
  const rows = await db.execute<{
    at_ms: number;
    channel: string;
    recipient: string;
    subject: string | null;
    text: string | null;
  }>(sql`
    select (extract(epoch from coalesce(m.sent_at, m.created_at)) * 1000)::float8 as at_ms, m.channel, m.recipient,
      m.subject, m.text
    from messages m
    where ${messagesOf(query, own)} and ${saysWhom} and m.slug <> 'aviso-administrador'
    order by m.created_at, m.id limit 2000`);
  return rows.map(({ at_ms, ...message }) => ({ at: new Date(at_ms), ...message }));
}

async function readConversations(
  db: ServiceContext['db'],
  records: readonly PersonRecord[],
): Promise<PersonConversation[]> {
  const rows = await db.execute<{
    phone: string;
    name: string;
    messages: (Omit<ConversationLine, 'at'> & { at: string })[];
  }>(sql`
    select c.phone, c.name, coalesce((
      select json_agg(json_build_object('at', to_json(m.created_at), 'direction', m.direction, 'kind', m.kind,
          'body', m.body, 'file', m.file_name, 'place', case when m.latitude is not null and m.longitude is not null
            then json_build_object('latitude', m.latitude, 'longitude', m.longitude) end)
        order by m.created_at, m.id)
      from conversation_messages m where m.conversation_id = c.id), '[]') as messages
    from conversations c
    where ${conversationsOf(sql`p.id = any(${idArray(records.map(({ id }) => id))})`)}
    order by c.id`);
  return rows.map(({ phone, name, messages }) => ({
    phone,
    name,
    messages: messages.map((line) => ({ ...line, at: new Date(line.at) })),
  }));
}

async function readAccountData(db: ServiceContext['db'], query: PersonQuery): Promise<PersonAccount[]> {
  const rows = await db.select().from(users).where(accountsOf(query)).orderBy(users.id);
  return rows.map((user) => ({
    name: `${user.firstName} ${user.lastName}`.trim(),
    alias: user.alias,
    reference: user.reference,
    email: user.email,
    company: user.companyName,
    taxId: user.taxId,
    phone: user.phone,
    address: [user.address, user.postalCode, user.locality, user.province].filter((part) => part !== '').join(', '),
    website: user.website,
    services: user.services,
    language: user.language,
    birthDate: user.birthDate,
    createdAt: user.createdAt,
    feePaidOn: user.feePaidOn,
    feeExpiresOn: user.feeExpiresOn,
  }));
}
