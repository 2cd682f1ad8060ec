import { conversations, enquiries, importRows, messages, people, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import type { PersonQuery } from '@dehesa/domain/personal-data';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { everyAccount, inBin, told } from '../users/index';
import { answersTo, conversationsOf } from './erase-conversations';
import { messagesIn } from './erase-enquiries';
import { amongMessages, saysWhom } from './erase-rows';
import { identityKeyOf } from './identity-key';
import { accountEmailKey } from '../users/read/account-email';

/** An account with the person's address or document. */
export interface HeldAccount {
  id: number;
  role: Role;
  name: string;
  email: string;
  /** A member's goes with its data, and so does what lies in the bin (B100); the others belong to the screens that manage them. */
  erasable: boolean;
  inBin: boolean;
}

type PartOfPerson = { id: number; reservationId: number; kind: string };

/** Accounts `users` of a person. */
export function accountsOf({ email, identity }: PersonQuery): SQL {
  return sql`(${accountEmailKey} = nullif(${email}::text, '')
    or ${identityKeyOf(users.taxId)} = nullif(${identity}::text, ''))`;
}

/** The accounts of a person, members first. */
export async function readAccounts(db: ServiceContext['db'], query: PersonQuery): Promise<HeldAccount[]> {
  const rows = await db
    .select({
      id: told(users.id),
      role: told(users.role),
      firstName: told(users.firstName),
      lastName: told(users.lastName),
      email: told(users.email),
      inBin,
    })
    .from(everyAccount)
    .where(accountsOf(query))
    .orderBy(sql`${users.role} <> ${Role.member}`, users.id);
  return rows.map(({ id, role, firstName, lastName, email, inBin: binned }) => ({
    id,
    role: roleOf(role),
    name: `${firstName} ${lastName}`.trim(),
    email,
    erasable: role === Role.member || binned,
    inBin: binned,
  }));
}

/** The check `users_role` keeps the column within the roles. */
function roleOf(value: number): Role {
  const role = Object.values(Role).find((known) => known === value);
  if (role === undefined) throw new Error(`no role is ${value}`);
  return role;
}

/** The addresses of a person, in small letters: the one that was asked for, and those of its accounts. */
export function addressesOf(query: PersonQuery): SQL {
  return sql`(select ${query.email}::text where ${query.email}::text <> ''
    union select ${accountEmailKey} from ${everyAccount} where ${accountsOf(query)})`;
}

/**
 * The ids of messages to a person's addresses that hang on no other reservation, by `messages_loose_idx`, and of all those of the
 * reservations that it is in.
 */
export function messagesOf(query: PersonQuery, reservationIds: readonly number[]): SQL {
  return sql`select ${messages.id} from ${messages} where ${inArray(messages.reservationId, [...reservationIds])}
    union all select ${messages.id} from ${messages}
      where ${isNull(messages.reservationId)} and lower(${messages.recipient}) in ${addressesOf(query)}`;
}

/**
 * Conversations of a person: with the phones of these rows, and what was asked on our pages from one of its addresses or from
 * one that stands in them (B82).
 */
export function conversationsOfPerson(query: PersonQuery, which: SQL): SQL {
  const asked = sql`select ${enquiries.conversationId} from ${enquiries}`;
  return sql`${conversations.id} in (${conversationsOf(which)}
    union all ${asked} where ${enquiries.emailKey} in ${addressesOf(query)}
    union all ${asked} where ${enquiries.emailKey} in (select ${people.emailKey} from ${people} where ${which}))`;
}

/** Rows of files of other systems that are no records yet and name the person (B106). */
export function importRowsOf({ email, identity }: PersonQuery): SQL {
  return sql`exists (select from jsonb_array_elements_text(${importRows.cells}) as cell
    where lower(cell) = nullif(${email}::text, '') or ${identityKeyOf(sql`cell`)} = nullif(${identity}::text, ''))`;
}

/** How many messages, conversations and rows of imports are the person's. */
export async function readHeldCounts(
  db: ServiceContext['db'],
  query: PersonQuery,
  persons: readonly PartOfPerson[],
): Promise<{ messages: number; conversations: number; importRows: number }> {
  const held = heldBy(query, persons);
  const [ofMessages, ofConversations, ofImports] = await Promise.all([
    db.$count(messages, held.messages),
    db.$count(conversations, held.conversations),
    db.$count(importRows, importRowsOf(query)),
  ]);
  return { messages: ofMessages, conversations: ofConversations, importRows: ofImports };
}

/** As conditions, for their plans are tested. */
export function heldBy(query: PersonQuery, persons: readonly PartOfPerson[]) {
  const own = persons.filter(({ kind }) => kind === 'booker').map(({ reservationId }) => reservationId);
  const which = inArray(
    people.id,
    persons.map(({ id }) => id),
  );
  const theirs = conversationsOfPerson(query, which);
  return {
    messages: and(amongMessages(messagesOf(query, own), answersTo(which), messagesIn(theirs)), saysWhom),
    conversations: theirs,
  };
}
