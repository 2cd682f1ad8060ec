import { spentProofs, visitorCounts } from '@dehesa/db/schema';
import { lt, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { hourBefore } from './address-hash';

/** Forgets what visitors did in hours that count no more, and work that nobody could hand in again; answers how much. */
export async function forgetVisitors(ctx: ServiceContext): Promise<{ counts: number; proofs: number }> {
  const now = ctx.clock.now();
  const counts = await ctx.db.delete(visitorCounts).where(lt(visitorCounts.hour, hourBefore(now).begins));
  const proofs = await ctx.db.delete(spentProofs).where(lte(spentProofs.expiresAt, now));
  return { counts: counts.count, proofs: proofs.count };
}
