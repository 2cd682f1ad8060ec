import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, always with its zone in the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When a row was written; `now()` is the start of its transaction. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
