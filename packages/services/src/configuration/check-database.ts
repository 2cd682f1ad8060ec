import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Throws when the database does not answer (B49). */
export async function checkDatabase(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  // Raw: it asks no table.
  await ctx.db.execute(sql`select 1`);
}
