import {
  deletedAccounts,
  deletedReservations,
  idempotencyKeys,
  loginFailures,
  pendingSignIns,
  rememberedDevices,
  sessions,
} from '@dehesa/db/schema';
import { binBegins } from '@dehesa/domain/bin';
import { lt, lte, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

const dayMs = 24 * 3600 * 1000;

/** Rows that were removed, by table. */
export interface Forgotten {
  sessions: number;
  pendingSignIns: number;
  rememberedDevices: number;
  loginFailures: number;
  idempotencyKeys: number;
  /** What lay in the bin long enough (B100). */
  deletedAccounts: number;
  deletedReservations: number;
  /** Of the queue, that had failed for good. */
  failedJobs: number;
}

/**
 * Removes ended sessions, sign-ins that were not finished, devices that are remembered no longer, failed sign-ins of
 * yesterday, idempotency keys and failed jobs of last week and what has lain in the bin for 30 days (B100): nobody asks for them again.
 */
export async function forgetExpired(ctx: ServiceContext): Promise<Forgotten> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const [ended, unfinished, forgotten, failed, answered, accounts, cancelled, failedJobs] = await Promise.all([
    ctx.db.delete(sessions).where(lte(sessions.expiresAt, now)),
    ctx.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now)),
    ctx.db.delete(rememberedDevices).where(lte(rememberedDevices.expiresAt, now)),
    ctx.db.delete(loginFailures).where(lt(loginFailures.failedAt, before(1))),
    ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7))),
    ctx.db.delete(deletedAccounts).where(lte(deletedAccounts.deletedAt, binBegins(now))),
    ctx.db.delete(deletedReservations).where(lte(deletedReservations.deletedAt, binBegins(now))),
    forgetFailedJobs(ctx),
  ]);
  return {
    sessions: ended.count,
    pendingSignIns: unfinished.count,
    rememberedDevices: forgotten.count,
    loginFailures: failed.count,
    idempotencyKeys: answered.count,
    deletedAccounts: accounts.count,
    deletedReservations: cancelled.count,
    failedJobs,
  };
}

/** Their words may be personal data (B46). A week is what those have who look each minute for lost work. */
async function forgetFailedJobs({ db }: ServiceContext): Promise<number> {
  // Raw: the queue's tables are its own, and are written by its functions alone.
  const gone = await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '7 days'))`);
  return gone.length;
}
