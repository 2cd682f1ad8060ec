import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

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
  const now = ctx.clock.now().toISOString();
  const [sessions, pendingSignIns, rememberedDevices, loginFailures, idempotencyKeys] = await Promise.all([
    ctx.db.execute(sql`delete from sessions where expires_at <= ${now}::timestamptz`),
    ctx.db.execute(sql`delete from pending_sign_ins where expires_at <= ${now}::timestamptz`),
    ctx.db.execute(sql`delete from remembered_devices where expires_at <= ${now}::timestamptz`),
    ctx.db.execute(sql`delete from login_failures where failed_at < ${now}::timestamptz - interval '1 day'`),
    ctx.db.execute(sql`delete from idempotency_keys where created_at < ${now}::timestamptz - interval '7 days'`),
  ]);
  return {
    sessions: sessions.count,
    pendingSignIns: pendingSignIns.count,
    rememberedDevices: rememberedDevices.count,
    loginFailures: loginFailures.count,
    idempotencyKeys: idempotencyKeys.count,
  };
}
