import { conversations, enquiries, messages, people, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import type { PersonQuery } from '@dehesa/domain/personal-data';
import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { everyAccount, inBin, told } from '../users/index';
import { answersTo, conversationsOf } from './erase-conversations';
import { messagesIn } from './erase-enquiries';
import { saysWhom } from './erase-rows';

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
  const key = sql`upper(regexp_replace(${users.taxId}, '[[:space:].-]', '', 'g'))`;
  return sql`(lower(${users.email}) = nullif(${email}::text, '') or ${key} = nullif(${identity}::text, ''))`;
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
    union select lower(${users.email}) from ${everyAccount} where ${accountsOf(query)})`;
}

/** Messages to a person's addresses that hang on no other reservation, and all of the reservations that it is in. */
export function messagesOf(query: PersonQuery, reservationIds: readonly number[]): SQL {
  return sql`(${inArray(messages.reservationId, [...reservationIds])}
    or (${isNull(messages.reservationId)} and lower(${messages.recipient}) in ${addressesOf(query)}))`;
}

/**
 * Conversations of a person: with the phones of these rows, and what was asked on our pages from one of its addresses or from
 * one that stands in them (B82).
 */
export function conversationsOfPerson(query: PersonQuery, which: SQL): SQL {
  return sql`(${conversationsOf(which)} or ${conversations.id} in (
    select ${enquiries.conversationId} from ${enquiries}
    where ${enquiries.emailKey} in ${addressesOf(query)}
      or ${enquiries.emailKey} in (select ${people.emailKey} from ${people} where ${which})))`;
}

/** How many messages and conversations are the person's. */
export async function readHeldCounts(
  db: ServiceContext['db'],
  query: PersonQuery,
  persons: readonly PartOfPerson[],
): Promise<{ messages: number; conversations: number }> {
  const own = persons.filter(({ kind }) => kind === 'booker').map(({ reservationId }) => reservationId);
  const which = inArray(
    people.id,
    persons.map(({ id }) => id),
  );
  const [ofMessages, ofConversations] = await Promise.all([
    db.$count(
      messages,
      and(or(messagesOf(query, own), answersTo(which), messagesIn(conversationsOfPerson(query, which))), saysWhom),
    ),
    db.$count(conversations, conversationsOfPerson(query, which)),
  ]);
  return { messages: ofMessages, conversations: ofConversations };
}
