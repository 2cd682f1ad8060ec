import { checkInTicks } from '@dehesa/db/schema';
import type { Mark } from '@dehesa/domain/check-in';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEach } from '../audit';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';

/** A tick as it is kept: of a person whose confirmed reservation this transaction holds. */
export interface StoredTick {
  nonce: string;
  reservationId: number;
  personId: number;
  mark: Mark;
  replaces: readonly string[];
  tickedAt: Date;
}

/** How ticks are told of: as what, from which device, and how many of each for a reservation. */
export interface TickAudit {
  action: string;
  device: string;
  details: (marks: Record<Mark, number>) => Record<string, unknown>;
}

/**
 * Adds ticks and settles from all of them who is checked in: the one function through which attendance changes (B20).
 * A nonce that is there already changes nothing. Answers how many ticks were new. The caller holds the reservations.
 */
export async function storeTicks(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  ticks: readonly StoredTick[],
  { action, device, details }: TickAudit,
): Promise<number> {
  if (ticks.length === 0) return 0;
  const added = await tx.execute<{ reservation_id: number; mark: Mark; person_id: number }>(sql`
    insert into check_in_ticks (nonce, reservation_id, person_id, mark, replaces, device, ticked_at, ticked_by, received_at)
    select t.nonce, t."reservationId", t."personId", t.mark, t.replaces, ${device}, t."tickedAt",
      ${ctx.actor?.userId ?? null}::int, ${ctx.clock.now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(ticks)}::text::json)
      as t(nonce uuid, "reservationId" int, "personId" int, mark text, replaces uuid[], "tickedAt" timestamptz)
    on conflict (nonce) do nothing
    returning reservation_id, person_id, mark`);
  if (added.length === 0) return 0;
  await settleAttendance(ctx, tx, [...new Set(added.map((tick) => tick.person_id))]);
  const counts = new Map<number, Record<Mark, number>>();
  for (const { reservation_id: id, mark } of added) {
    const marks = counts.get(id) ?? { present: 0, absent: 0, open: 0 };
    counts.set(id, { ...marks, [mark]: marks[mark] + 1 });
  }
  await auditEach(
    ctx,
    tx,
    [...counts].map(([entityId, marks]) => ({
      action,
      entity: 'reservation' as const,
      entityId,
      details: details(marks),
    })),
  );
  return added.length;
}

/**
 * One attendance for each person of whom a `present` tick stands, told by the first of those; the attendance of who has
 * none is undone. What `firstPresent` of the domain says of one person, for many at once.
 */
async function settleAttendance(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  personIds: readonly number[],
): Promise<void> {
  const present = sql`
    select distinct on (${checkInTicks.personId}) ${checkInTicks.personId}, ${checkInTicks.reservationId},
      ${checkInTicks.nonce}, ${checkInTicks.tickedAt}, ${checkInTicks.tickedBy}
    from ${checkInTicks}
    where ${checkInTicks.personId} = any(${idArray(personIds)}) and ${eq(checkInTicks.mark, 'present')} and ${stands}
    order by ${checkInTicks.personId}, ${checkInTicks.tickedAt}, ${checkInTicks.nonce}`;
  await tx.execute(sql`
    update attendance a set undone_at = ${ctx.clock.now().toISOString()}::timestamptz
    where a.undone_at is null and a.person_id = any(${idArray(personIds)})
      and a.person_id not in (select person_id from (${present}) p)`);
  await tx.execute(sql`
    insert into attendance (reservation_id, person_id, checked_in_at, checked_in_by, nonce)
    select reservation_id, person_id, ticked_at, ticked_by, nonce from (${present}) p
    on conflict (person_id) where undone_at is null do update
      set checked_in_at = excluded.checked_in_at, checked_in_by = excluded.checked_in_by, nonce = excluded.nonce
      where attendance.nonce is distinct from excluded.nonce`);
}

const later = alias(checkInTicks, 'later');

/** No other tick of the same person takes the place of one, as `liveTicks` of the domain has it. */
export const stands = sql`not exists (select from ${checkInTicks} later
  where ${eq(later.personId, checkInTicks.personId)} and ${checkInTicks.nonce} = any(${later.replaces}))`;
