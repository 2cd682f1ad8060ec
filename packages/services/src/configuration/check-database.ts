import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Throws when the database does not answer (B49). */
export async function checkDatabase(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  await ctx.db.execute(sql`select 1`);
}
