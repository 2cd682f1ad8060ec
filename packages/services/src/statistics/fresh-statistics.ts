import { setTimeout as sleep } from 'node:timers/promises';
import { statisticsState } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { reconcileStatistics } from './refresh-statistics';

/** What a server's background work holds while it keeps the statistics; only one process does at a time. */
export const statisticsKeeperLock = 727_004;

/** Statistics are never older than this, in milliseconds. */
const staleAfterMs = 60_000;
/** For so long the first count of all is waited for. */
const firstCountMs = 25_000;
const lookEveryMs = 200;

const counting = new WeakMap<ServiceContext['db'], Promise<unknown>>();

/**
 * The moment up to which everything is counted. Where no server keeps the statistics they are counted while the caller
 * waits, once for all who ask meanwhile; a first count that takes long is `service.busy`.
 */
export async function freshStatistics(ctx: ServiceContext): Promise<Date> {
  const computedAt = await readComputedAt(ctx);
  if (computedAt !== undefined) {
    const stale = ctx.clock.now().getTime() - computedAt.getTime() > staleAfterMs;
    if (!stale || (await isKept(ctx))) return computedAt;
  } else if (await isKept(ctx)) return waitForFirstCount(ctx);
  const running = counting.get(ctx.db) ?? reconcileStatistics(ctx).finally(() => counting.delete(ctx.db));
  counting.set(ctx.db, running);
  await running;
  return (await readComputedAt(ctx)) ?? ctx.clock.now();
}

/** Somebody has begun to count; with a million reservations it takes some seconds. */
async function waitForFirstCount(ctx: ServiceContext): Promise<Date> {
  for (let waited = 0; waited < firstCountMs; waited += lookEveryMs) {
    await sleep(lookEveryMs);
    const computedAt = await readComputedAt(ctx);
    if (computedAt !== undefined) return computedAt;
  }
  throw DomainError.of('service.busy');
}

async function readComputedAt(ctx: ServiceContext): Promise<Date | undefined> {
  const [row] = await ctx.db.select({ at: statisticsState.computedAt }).from(statisticsState);
  return row?.at;
}

/** Somebody is at it: what is there is the best there is. Looked at, not tried: two who try would each see the other. */
async function isKept(ctx: ServiceContext): Promise<boolean> {
  // Raw: of the server's own tables.
  const [row] = await ctx.db.execute<{ kept: boolean }>(sql`
    select exists (
      select from pg_locks where locktype = 'advisory' and granted and classid::bigint = ${statisticsKeeperLock}
        and objid = 0 and database = (select oid from pg_database where datname = current_database())
    ) as kept`);
  return row?.kept === true;
}
