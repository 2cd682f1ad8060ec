import { randomUUID } from 'node:crypto';
import { attendance, checkInTicks, people, reservations } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import type { Mark } from '@dehesa/domain/check-in';
import { and, eq, gt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { jsonList } from '../json-sql';
import { checkedIn, unnamedWith } from '../reservations/read/people';
import { stands, storeTicks } from './store-ticks';

type Tx = ServiceContext['db'];

/** Ticks everybody of a confirmed reservation who is not there yet, whatever was said before; answers how many (B20). */
export function checkInEverybody(ctx: ServiceContext, tx: Tx, reservationId: number): Promise<number> {
  return tickThose(ctx, tx, reservationId, {
    who: not(checkedIn),
    mark: 'present',
    action: 'reservations.confirmAttendance',
  });
}

/** Takes back that of everybody who is there; who was marked as not coming stays so. Answers how many (B64). */
export function takeBackEverybody(ctx: ServiceContext, tx: Tx, reservationId: number): Promise<number> {
  return tickThose(ctx, tx, reservationId, { who: checkedIn, mark: 'open', action: 'reservations.undoAttendance' });
}

/** Leaves nothing of what was ticked, for a party that comes to another activity than the one at which it was (B20). */
export function forgetTicks(ctx: ServiceContext, tx: Tx, reservationId: number): Promise<number> {
  const marked = sql`exists (select from ${checkInTicks}
    where ${and(eq(checkInTicks.personId, people.id), ne(checkInTicks.mark, 'open'), stands)})`;
  return tickThose(ctx, tx, reservationId, {
    who: sql`(${checkedIn} or ${marked})`,
    mark: 'open',
    action: 'reservations.undoAttendance',
  });
}

/**
 * Of a group that has become smaller no more have come than it is (B83): neither who is there, nor what the ticks say that
 * devices read.
 */
export async function lowerUnnamed(tx: Tx, reservationId: number, most: number): Promise<void> {
  for (const table of [attendance, checkInTicks]) {
    await tx
      .update(table)
      .set({ unnamed: most })
      .where(and(eq(table.reservationId, reservationId), gt(table.unnamed, most)));
  }
}

async function tickThose(
  ctx: ServiceContext,
  tx: Tx,
  reservationId: number,
  { who, mark, action }: { who: SQL; mark: Mark; action: AuditAction },
): Promise<number> {
  const replaces = sql<string[]>`(
    select ${jsonList(sql<string>`${checkInTicks.nonce}`)} from ${checkInTicks}
    where ${eq(checkInTicks.personId, people.id)} and ${stands})`;
  const ticked = await tx
    .select({ id: people.id, replaces, unnamed: unnamedWith })
    .from(people)
    .innerJoin(reservations, eq(reservations.id, people.reservationId))
    .where(and(eq(people.reservationId, reservationId), who))
    .orderBy(people.position);
  const ticks = ticked.map(({ id, replaces, unnamed }) => ({
    nonce: randomUUID(),
    reservationId,
    personId: id,
    mark,
    replaces,
    unnamed,
    tickedAt: ctx.clock.now(),
  }));
  return storeTicks(ctx, tx, ticks, { action, device: '', details: (marks) => ({ people: marks[mark] }) });
}
