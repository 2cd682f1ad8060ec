import { attendance, checkInTicks } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import type { Mark } from '@dehesa/domain/check-in';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEach } from '../audit';
import type { ServiceContext } from '../context';

/** A tick as it is kept: of a person whose confirmed reservation this transaction holds. */
export interface StoredTick {
  nonce: string;
  reservationId: number;
  personId: number;
  mark: Mark;
  replaces: readonly string[];
  /** How many without a name it is about beside the person, who booked for a group (B83). */
  unnamed: number;
  tickedAt: Date;
}

/** How ticks are told of: as what, from which device, and how many people of each for a reservation. */
export interface TickAudit {
  action: AuditAction;
  device: string;
  details: (marks: Record<Mark, number>) => Record<string, unknown>;
}

/**
 * Adds ticks and settles from all of them who is checked in: the one function through which attendance changes (B20).
 * A nonce that is there already changes nothing. Answers how many people the new ones are about. The caller holds the reservations.
 */
export async function storeTicks(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  ticks: readonly StoredTick[],
  { action, device, details }: TickAudit,
): Promise<number> {
  if (ticks.length === 0) return 0;
  const common = { device, tickedBy: ctx.actor?.userId ?? null, receivedAt: ctx.clock.now() };
  const { reservationId, personId, mark: markOf, unnamed } = checkInTicks;
  const added = await tx
    .insert(checkInTicks)
    .values(ticks.map((tick) => ({ ...tick, ...common, replaces: [...tick.replaces] })))
    .onConflictDoNothing({ target: checkInTicks.nonce })
    .returning({ reservationId, personId, mark: markOf, unnamed });
  if (added.length === 0) return 0;
  await settleAttendance(ctx, tx, [...new Set(added.map((tick) => tick.personId))]);
  const counts = new Map<number, Record<Mark, number>>();
  for (const { reservationId: id, mark, unnamed: others } of added) {
    const marks = counts.get(id) ?? { present: 0, absent: 0, open: 0 };
    counts.set(id, { ...marks, [mark]: marks[mark] + 1 + others });
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
  return added.reduce((sum, tick) => sum + 1 + tick.unnamed, 0);
}

/**
 * One attendance for each person of whom a `present` tick stands, told by the first of those; the attendance of who has
 * none is undone. What `firstPresent` of the domain says of one person, for many at once.
 */
async function settleAttendance(ctx: ServiceContext, tx: ServiceContext['db'], personIds: number[]): Promise<void> {
  const present = await tx
    .selectDistinctOn([checkInTicks.personId], {
      personId: checkInTicks.personId,
      reservationId: checkInTicks.reservationId,
      nonce: checkInTicks.nonce,
      checkedInAt: checkInTicks.tickedAt,
      checkedInBy: checkInTicks.tickedBy,
      unnamed: checkInTicks.unnamed,
    })
    .from(checkInTicks)
    .where(and(inArray(checkInTicks.personId, personIds), eq(checkInTicks.mark, 'present'), stands))
    .orderBy(checkInTicks.personId, checkInTicks.tickedAt, checkInTicks.nonce);
  const there = new Set(present.map(({ personId }) => personId));
  const gone = personIds.filter((id) => !there.has(id));
  await tx
    .update(attendance)
    .set({ undoneAt: ctx.clock.now() })
    .where(and(isNull(attendance.undoneAt), inArray(attendance.personId, gone)));
  if (present.length === 0) return;
  await tx
    .insert(attendance)
    .values(present)
    .onConflictDoUpdate({
      target: attendance.personId,
      targetWhere: isNull(attendance.undoneAt),
      set: {
        checkedInAt: sql`excluded.checked_in_at`,
        checkedInBy: sql`excluded.checked_in_by`,
        nonce: sql`excluded.nonce`,
        unnamed: sql`excluded.unnamed`,
      },
      setWhere: sql`${attendance.nonce} is distinct from excluded.nonce`,
    });
}

const later = alias(checkInTicks, 'later');

/** No other tick of the same person takes the place of one, as `liveTicks` of the domain has it. */
export const stands = sql`not exists (select from ${checkInTicks} later
  where ${eq(later.personId, checkInTicks.personId)} and ${checkInTicks.nonce} = any(${later.replaces}))`;
