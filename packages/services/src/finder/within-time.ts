import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { databaseErrorCode } from '../database-errors';

/** Milliseconds that a statement of the search may take. */
const mostTime = 800;
const queryCancelled = '57014';

/** What `work` reads, each of its statements within a time; null where one took longer, so that only its group is missing. */
export async function withinTime<T>(ctx: ServiceContext, work: (ctx: ServiceContext) => Promise<T>): Promise<T | null> {
  try {
    return await ctx.db.transaction(async (tx) => {
      // Raw: a setting, of this transaction alone.
      await tx.execute(sql.raw(`set local statement_timeout = ${mostTime}`));
      return work({ ...ctx, db: tx });
    });
  } catch (error) {
    if (databaseErrorCode(error) === queryCancelled) return null;
    throw error;
  }
}
