import { users } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';
import { personName } from '../../users/read/names';

/** What a company is called on screens: its name, else its alias, else the person's name, else the address. */
export const companyName = sql<string>`coalesce(nullif(${users.companyName}, ''), nullif(${users.alias}, ''),
  ${personName(users)}, ${users.email})`;
