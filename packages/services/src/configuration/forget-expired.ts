import { idempotencyKeys, loginFailures, pendingSignIns, rememberedDevices, sessions } from '@dehesa/db/schema';
import { lt, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context';

const dayMs = 24 * 3600 * 1000;

/** Rows that were removed, by table. */
export interface Forgotten {
  sessions: number;
  pendingSignIns: number;
  rememberedDevices: number;
  loginFailures: number;
  idempotencyKeys: number;
}

/**
 * Removes ended sessions, sign-ins that were not finished, devices that are remembered no longer, failed sign-ins of
 * yesterday and idempotency keys of last week: nobody asks for them again.
 */
export async function forgetExpired(ctx: ServiceContext): Promise<Forgotten> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const [ended, unfinished, forgotten, failed, answered] = await Promise.all([
    ctx.db.delete(sessions).where(lte(sessions.expiresAt, now)),
    ctx.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now)),
    ctx.db.delete(rememberedDevices).where(lte(rememberedDevices.expiresAt, now)),
    ctx.db.delete(loginFailures).where(lt(loginFailures.failedAt, before(1))),
    ctx.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7))),
  ]);
  return {
    sessions: ended.count,
    pendingSignIns: unfinished.count,
    rememberedDevices: forgotten.count,
    loginFailures: failed.count,
    idempotencyKeys: answered.count,
  };
}
