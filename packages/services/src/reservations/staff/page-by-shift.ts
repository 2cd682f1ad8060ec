import { reservations, shifts } from '@dehesa/db/schema';
import type { ReservationListInput } from '@dehesa/domain/reservations';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

type Asked = Pick<ReservationListInput, 'pageIndex' | 'pageSize' | 'direction'>;

/** The first shifts of all activities, or the second ones, and so on; null: the reservations without a shift. */
type Turn = number | null;

/** Some ids of a turn, in an order. */
export type IdsOf = (
  turn: SQL,
  order: SQL[],
  part: { limit: number; offset: number },
) => PromiseLike<readonly { id: number }[]>;

/**
 * The ids of a page by shift: the first shift of every activity, in the order in which they booked, then the second, and
 * those without a shift at the end. Each turn is walked along the index of that order until there are enough; all of them
 * put in order at once are a million rows for a page.
 */
export async function pageByShift(
  { db }: Pick<ServiceContext, 'db'>,
  { pageIndex, pageSize, direction }: Asked,
  idsOf: IdsOf,
): Promise<number[]> {
  const backwards = direction === 'desc';
  const known = await db.selectDistinct({ position: shifts.position }).from(shifts).orderBy(shifts.position);
  const turns = [...known.map(({ position }) => position), null];
  const page: number[] = [];
  let before = pageIndex * pageSize;
  for (const turn of backwards ? turns.toReversed() : turns) {
    if (page.length === pageSize) break;
    const limit = before + pageSize - page.length;
    const rows = await idsOf(inTurn(turn), whenBooked(backwards), { limit, offset: 0 });
    page.push(...rows.slice(before).map(({ id }) => id));
    before = Math.max(0, before - rows.length);
  }
  return page;
}

/**
 * The same of turns whose numbers are known: those before the page are left out whole, and the others are walked from the end
 * that is nearer.
 */
export async function pageFarDown(
  { pageIndex, pageSize, direction }: Asked,
  turns: readonly { turn: Turn; total: number }[],
  idsOf: IdsOf,
): Promise<number[]> {
  const backwards = direction === 'desc';
  const page: number[] = [];
  let from = pageIndex * pageSize;
  for (const { turn, total } of inOrder(turns, backwards)) {
    const limit = Math.min(total - from, pageSize - page.length);
    if (limit > 0) {
      const fromEnd = from > total / 2;
      const offset = fromEnd ? total - from - limit : from;
      const rows = await idsOf(inTurn(turn), whenBooked(backwards !== fromEnd), { limit, offset });
      const part = rows.map(({ id }) => id);
      page.push(...(fromEnd ? part.toReversed() : part));
    }
    from = Math.max(0, from - total);
  }
  return page;
}

function inOrder<T extends { turn: Turn }>(turns: readonly T[], backwards: boolean): T[] {
  const place = ({ turn }: T) => turn ?? Number.POSITIVE_INFINITY;
  const sorted = turns.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  return backwards ? sorted.toReversed() : sorted;
}

function whenBooked(backwards: boolean): SQL[] {
  return [reservations.createdAt, reservations.id].map((column) => (backwards ? desc(column) : asc(column)));
}

/** Written out, so that it is known how many shifts have that position. */
export function inTurn(position: Turn): SQL {
  if (position === null) return sql`${reservations.shiftId} is null`;
  return sql`${reservations.shiftId} in (select ${shifts.id} from ${shifts} where ${shifts.position} = ${sql.raw(String(position))})`;
}
