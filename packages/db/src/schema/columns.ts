import { languages, staffLanguages } from '@dehesa/domain/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, always with its zone in the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a row was written; `now()` is the start of its transaction. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Whether a column holds one of the codes that the domain knows, none of which has a quotation mark. */
export const oneOf = (column: SQLWrapper, codes: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(codes.map((code) => `'${code}'`).join(', '))})`;

/** One of the languages that visitors read. */
export const isVisitorsLanguage = (column: SQLWrapper): SQL => oneOf(column, languages);

/** One of the languages that staff write in. */
export const isStaffLanguage = (column: SQLWrapper): SQL => oneOf(column, staffLanguages);
