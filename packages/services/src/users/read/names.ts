import type { users } from '@dehesa/db/schema';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Called = Record<keyof Pick<typeof users, 'firstName' | 'lastName' | 'companyName' | 'email'>, SQLWrapper>;

/** First and last name; null where neither is known. */
export function personName(user: Pick<Called, 'firstName' | 'lastName'>): SQL<string | null> {
  return sql`nullif(trim(${user.firstName} || ' ' || ${user.lastName}), '')`;
}

/** What somebody who did something is called: their own name, else the business's, else the address; null for nobody. */
export function actorName(user: Called): SQL<string | null> {
  return sql`coalesce(${personName(user)}, nullif(${user.companyName}, ''), ${user.email})`;
}

/** What a business is called: its name, else that of who runs it, else the address; null for none. */
export function businessName(user: Called): SQL<string | null> {
  return sql`coalesce(nullif(${user.companyName}, ''), ${personName(user)}, ${user.email})`;
}

/** A business as visitors see it: never by its address; empty for none. */
export function publicName(user: Omit<Called, 'email'>): SQL<string> {
  return sql`coalesce(nullif(${user.companyName}, ''), ${personName(user)}, '')`;
}
