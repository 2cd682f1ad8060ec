import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What the server could not do and did not expect (B31): without personal data, the newest only. */
export const serverFaults = pgTable(
  'server_faults',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** The id that the caller was told; none for a fault of the server's own work. */
    reference: text('reference'),
    message: text('message').notNull(),
    exception: text('exception').notNull().default(''),
  },
  (table) => [index('server_faults_at_idx').on(table.at, table.id)],
);
