import { createHash } from 'node:crypto';
import type { Actor } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { SuspendOutingInput } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';

/** How many were told what. */
export interface SuspensionCounts {
  /** Reservations with places on another date held for them. */
  held: number;
  /** Reservations that may take another date, though none is held. */
  offered: number;
  /** Reservations that were cancelled with the outing. */
  cancelled: number;
  /** Messages by all channels. */
  messages: number;
}

/** One person's key is no other's. */
export function keyHash(actor: Actor, key: string): string {
  return createHash('sha256').update(`${actor.userId}:${key}`).digest('hex');
}

/** The suspension of an activity that is suspended already, if it was this very request that did it. */
export async function findSame(
  tx: ServiceContext['db'],
  activityId: number,
  hash: string,
): Promise<{ suspensionId: number; created: number | null } | undefined> {
  const [row] = await tx.execute<{ id: number; key_hash: string | null; created: number | null }>(sql`
    select s.id, s.key_hash, (
      select (l.details->>'createdActivityId')::int from audit_log l
      where l.entity = 'activity' and l.entity_id = s.activity_id and l.action = 'activities.suspend' limit 1
    ) as created
    from outing_suspensions s where s.activity_id = ${activityId}`);
  return row?.key_hash === hash ? { suspensionId: row.id, created: row.created } : undefined;
}

/** The counts of a suspension as they were when it was made. */
export async function readCounts(tx: ServiceContext['db'], activityId: number): Promise<SuspensionCounts> {
  const [row] = await tx.execute<{ counts: SuspensionCounts }>(sql`
    select details->'counts' as counts from audit_log
    where entity = 'activity' and entity_id = ${activityId} and action = 'activities.suspend'
    order by id desc limit 1`);
  return row?.counts ?? { held: 0, offered: 0, cancelled: 0, messages: 0 };
}

/** Writes the suspension and the dates that it offers; answers its id. */
export async function insertSuspension(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  actor: Actor,
  { activityId, reason, words, key }: SuspendOutingInput,
  dates: readonly number[],
): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into outing_suspensions (activity_id, reason, words_es, words_pt, suspended_by, key_hash, created_at)
    values (${activityId}, ${reason}, ${words.es}, ${words.pt}, ${actor.userId}::int, ${keyHash(actor, key)},
      ${ctx.clock.now().toISOString()}::timestamptz)
    returning id`);
  if (row === undefined) throw new Error('the suspension was not stored');
  await tx.execute(sql`
    insert into outing_dates (suspension_id, activity_id, position)
    select ${row.id}::int, id, position from unnest(${idArray(dates)}) with ordinality as t(id, position)`);
  return row.id;
}

/** Locks the outing against bookings and the other dates against being suspended, always in the same order. */
export async function lockOutings(
  tx: ServiceContext['db'],
  activityId: number,
  dates: readonly number[],
): Promise<void> {
  const ids = [...new Set([activityId, ...dates])].toSorted((one, other) => one - other);
  for (const id of ids) {
    const strength = id === activityId ? sql`for update` : sql`for key share`;
    const rows = await tx.execute(sql`select 1 from activities where id = ${id} ${strength}`);
    if (rows.length === 0) throw DomainError.of('record.notFound');
  }
}
