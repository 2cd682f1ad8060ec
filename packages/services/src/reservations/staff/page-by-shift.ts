import { reservations, shifts } from '@dehesa/db/schema';
import type { ReservationListInput } from '@dehesa/domain/reservations';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/**
 * The ids of a page by shift: the first shift of every activity, in the order in which they booked, then the second, and
 * those without a shift at the end. Each turn is walked along the index of that order until there are enough; all of them
 * put in order at once are a million rows for a page.
 */
export async function pageByShift(
  { db }: Pick<ServiceContext, 'db'>,
  { pageIndex, pageSize, direction }: Pick<ReservationListInput, 'pageIndex' | 'pageSize' | 'direction'>,
  idsOf: (turn: SQL, order: SQL[], limit: number) => PromiseLike<{ id: number }[]>,
): Promise<number[]> {
  const backwards = direction === 'desc';
  const known = await db.selectDistinct({ position: shifts.position }).from(shifts).orderBy(shifts.position);
  const turns = [...known.map(({ position }) => position), null];
  const order = [reservations.createdAt, reservations.id].map((column) => (backwards ? desc(column) : asc(column)));
  const page: number[] = [];
  let before = pageIndex * pageSize;
  for (const turn of backwards ? turns.toReversed() : turns) {
    if (page.length === pageSize) break;
    const rows = await idsOf(inTurn(turn), order, before + pageSize - page.length);
    page.push(...rows.slice(before).map(({ id }) => id));
    before = Math.max(0, before - rows.length);
  }
  return page;
}

/** Written out, so that it is known how many shifts have that position. */
export function inTurn(position: number | null): SQL {
  if (position === null) return sql`${reservations.shiftId} is null`;
  return sql`${reservations.shiftId} in (select ${shifts.id} from ${shifts} where ${shifts.position} = ${sql.raw(String(position))})`;
}
