import { people } from '@dehesa/db/schema';
import { sql } from 'drizzle-orm';

/** Name, address and telephone of a person in one, as `people_search_idx` has it: what is in a part is in the whole. */
export const personText = sql`search_fold(${people.firstName} || ' ' || ${people.lastName} || chr(10) || coalesce(${people.emailKey}, '')
  || chr(10) || coalesce(${people.phonePrefix}, '') || coalesce(${people.phone}, ''))`;
