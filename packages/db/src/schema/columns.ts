import { languages } from '@dehesa/domain/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, always with its zone in the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a row was written; `now()` is the start of its transaction. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One of the languages that visitors read. */
export const isVisitorsLanguage = (column: SQLWrapper): SQL =>
  sql`${column} in (${sql.raw(languages.map((language) => `'${language}'`).join(', '))})`;
