import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Rows that were removed, by table. */
export interface Forgotten {
  sessions: number;
  loginFailures: number;
  idempotencyKeys: number;
}

/** Removes ended sessions, failed sign-ins of yesterday and idempotency keys of last week: nobody asks for them again. */
export async function forgetExpired(ctx: ServiceContext): Promise<Forgotten> {
  const now = ctx.clock.now().toISOString();
  const [sessions, loginFailures, idempotencyKeys] = await Promise.all([
    ctx.db.execute(sql`delete from sessions where expires_at <= ${now}::timestamptz`),
    ctx.db.execute(sql`delete from login_failures where failed_at < ${now}::timestamptz - interval '1 day'`),
    ctx.db.execute(sql`delete from idempotency_keys where created_at < ${now}::timestamptz - interval '7 days'`),
  ]);
  return { sessions: sessions.count, loginFailures: loginFailures.count, idempotencyKeys: idempotencyKeys.count };
}
