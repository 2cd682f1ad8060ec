import { sql } from 'drizzle-orm';
import type { ServiceContext } from './context';

type Tx = ServiceContext['db'];

// Raw: locks by a name and settings belong to no table.

/**
 * Lets one transaction at a time past here, until its commit; with `of`, one for each id. `patience` is for who does what
 * takes long: by itself nobody waits for more than three seconds.
 */
export async function oneAtATime(
  tx: Tx,
  name: string,
  { of, patience }: { of?: number; patience?: `${number}s` } = {},
): Promise<void> {
  if (patience !== undefined) await tx.execute(sql`select set_config('lock_timeout', ${patience}, true)`);
  const key = of === undefined ? sql`hashtext(${name})` : sql`hashtext(${name}), ${of}::int`;
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** The same for who rather does nothing than wait: whether nobody else is at it. */
export async function isAlone(tx: Tx, name: string): Promise<boolean> {
  const [lock] = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext(${name})) as free`);
  return lock?.free === true;
}

/** Holds what these keys stand for until commit, in one trip and always in the same order: no two can lock each other out. */
export async function holdKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  const sorted = JSON.stringify([...new Set(keys)].toSorted());
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(value, 0)) from json_array_elements_text(${sorted}::text::json) as key (value)`);
}
