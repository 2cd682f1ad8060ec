import { users } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';

/** What a company is called on screens: its name, else its alias, else the person's name, else the address. */
export const companyName = sql<string>`coalesce(nullif(${users.companyName}, ''), nullif(${users.alias}, ''),
  nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;
