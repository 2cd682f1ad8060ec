import { users } from '@dehesa/db/schema';
import { emailKey } from '@dehesa/domain/identity';
import { eq, type SQL, sql } from 'drizzle-orm';

/** The address of an account as its unique index has it: the same however it is written (B13). */
export const accountEmailKey = sql<string>`lower(${users.email})`;

/** That an account is the one of an address, however that is written. */
export function hasEmail(email: string): SQL {
  return eq(accountEmailKey, emailKey(email));
}
