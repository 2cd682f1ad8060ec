import { configuration } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** In which language somebody is written to who reads the one of a column: that, or the first where it is not offered (B108). */
export function spokenLanguage(column: SQLWrapper): SQL<Language> {
  return sql<Language>`(select case when ${column} = any (${configuration.visitorLanguages}) then ${column}
    else ${configuration.visitorLanguages}[1] end from ${configuration})`;
}
