import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { hourBefore } from './address-hash';

/** Forgets what visitors did in hours that count no more, and work that nobody could hand in again; answers how much. */
export async function forgetVisitors(ctx: ServiceContext): Promise<{ counts: number; proofs: number }> {
  const now = ctx.clock.now();
  const counts = await ctx.db.execute(
    sql`delete from visitor_counts where hour < ${hourBefore(now).begins.toISOString()}::timestamptz`,
  );
  const proofs = await ctx.db.execute(
    sql`delete from spent_proofs where expires_at <= ${now.toISOString()}::timestamptz`,
  );
  return { counts: counts.count, proofs: proofs.count };
}
