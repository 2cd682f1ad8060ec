import { activities, reservations, shifts } from '@dehesa/db/schema';
import { activityScope } from '@dehesa/domain/access';
import type { Page } from '@dehesa/domain/paging';
import { ReservationListInput, ReservationStatus } from '@dehesa/domain/reservations';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { activitiesWithin, reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { booker, ofBooker } from '../read/booker';
import { countListed, countTurns, type Listed } from '../read/count-listed';
import { isLive } from '../read/states';
import { foundReservations, isIndexed } from './find-reservations';
import { type IdsOf, pageByShift, pageFarDown } from './page-by-shift';
import { recordIdentityReads } from './record-identity-read';
import { type ReservationRow, selectReservations } from '../reservation-rows';

const name = [sql`search_fold(${booker.lastName})`, sql`search_fold(${booker.firstName})`];
const columns: Record<ReservationListInput['order'], readonly (PgColumn | SQL)[]> = {
  shift: [shifts.position, reservations.createdAt, reservations.id],
  createdAt: [reservations.createdAt, reservations.id],
  // As `people_name_idx` has it.
  lastName: [...name, booker.reservationId],
  activityDate: [activities.date, activities.startTime, shifts.position, reservations.createdAt, reservations.id],
};

/**
 * One page of the live reservations in the actor's reach (B18, B21, B34). Identity documents and birth dates only where
 * they are asked for: then the audit log says so (B46).
 */
export async function listReservations(
  ctx: ServiceContext,
  raw: ReservationListInput,
  { documents = false }: { documents?: boolean } = {},
): Promise<Page<ReservationRow>> {
  authorize(ctx, 'reservations.manage');
  const input = ReservationListInput.parse(raw);
  const { rows, total } =
    input.search !== '' ? await foundRows(ctx, input, documents) : await listedRows(ctx, input, documents);
  if (documents) await recordIdentityReads(ctx, rows);
  return { rows, total };
}

async function listedRows(ctx: ServiceContext, input: ReservationListInput, documents: boolean) {
  if (isWalkedByShift(input) && isFarDown(input)) {
    const { page, total } = await farPageByShift(ctx, input);
    return { rows: await rowsWhere(ctx, inArray(reservations.id, page), input, documents), total };
  }
  // A page that is found from the end wants the number as it is now: by one of a minute ago it would leave rows out.
  const counting = countListed(ctx, wantedOf(ctx, input), isFarDown(input) ? null : undefined);
  const reading = async () => {
    const page = isWalkedByShift(input)
      ? await pageByShift(ctx, input, turnsOf(ctx, input))
      : pageOf(ctx, input, isFarDown(input) ? await counting : null);
    return rowsWhere(ctx, inArray(reservations.id, page), input, documents);
  };
  // Both are awaited from the beginning: one may fail while the other is at its first step.
  const [rows, total] = await Promise.all([reading(), counting]);
  return { rows, total };
}

/** What the turns are counted for tells the number of all too. */
export async function farPageByShift(ctx: ServiceContext, input: ReservationListInput) {
  const turns = await countTurns(ctx, wantedOf(ctx, input));
  const page = await pageFarDown(input, turns, turnsOf(ctx, input));
  return { page, total: turns.reduce((sum, { total }) => sum + total, 0) };
}

/** What was typed is looked for once: the page and the number are of one statement. */
async function foundRows(ctx: ServiceContext, input: ReservationListInput, documents: boolean) {
  const page = await foundPageOf(ctx, input);
  const ids = page.map(({ id }) => id);
  // Behind the last page there is no row that could tell it.
  const total = page[0]?.total ?? (input.pageIndex === 0 ? 0 : await countListed(ctx, wantedOf(ctx, input)));
  return { rows: await rowsWhere(ctx, inArray(reservations.id, ids), input, documents), total };
}

function rowsWhere(
  ctx: ServiceContext,
  where: SQL,
  { order, direction, pageSize }: ReservationListInput,
  documents: boolean,
): Promise<ReservationRow[]> {
  const by = ordered(columns[order], direction === 'desc');
  return selectReservations(ctx, { where, order: by, limit: pageSize, documents });
}

function turnsOf(ctx: ServiceContext, input: ReservationListInput): IdsOf {
  return (turn, order, { limit, offset }) =>
    listedIds(ctx, input, turn)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
}

/** One or two letters, which no index finds, are looked for among so many of the newest (decision 0091). */
const lookedThrough = 5_000;

function wantedOf(ctx: ServiceContext, { activityId, territoryId, status, search }: ReservationListInput): Listed {
  const among = and(
    activityId === null ? undefined : eq(activities.id, activityId),
    territoryId === null ? undefined : eq(activities.territoryId, territoryId),
  );
  if (activityId !== null || search === '' || isIndexed(search))
    return { among, status, found: foundReservations(search, activityId !== null) };
  const newest = ctx.db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(activities, and(eq(activities.id, reservations.activityId), reachableActivities(ctx.actor), among))
    .where(isLive())
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(lookedThrough);
  return { among, status, found: foundReservations(search, false, newest) };
}

function ordered(by: readonly (PgColumn | SQL)[], backwards: boolean): SQL[] {
  return by.map((column) => (backwards ? desc(column) : asc(column)));
}

/** So many rows are stepped over without asking how many there are: what lies further down is sooner reached from the end. */
const farDown = 10_000;

function isFarDown({ pageIndex, pageSize }: ReservationListInput): boolean {
  return pageIndex * pageSize > farDown;
}

/** Of a few a page is sooner found by what makes them few, and put in order. */
function isWalkedByShift(input: ReservationListInput): boolean {
  const { order, activityId, search, status } = input;
  const many = activityId === null && search === '' && (status === null || status === ReservationStatus.confirmed);
  return order === 'shift' && many;
}

/**
 * The ids of a page, by no more tables than its order and its conditions are of: what a row tells is read once it is known
 * which ones there are. With the `total` of all, a page of their second half is found from the end.
 */
export function pageOf(ctx: ServiceContext, input: ReservationListInput, total: number | null) {
  return pageIn(listedIds(ctx, input), input, total);
}

/** The same with the number of all in every row. */
export function foundPageOf(ctx: ServiceContext, input: ReservationListInput) {
  const total = sql<number>`(count(*) over ())::int`;
  const listed = ctx.db.select({ id: reservations.id, total }).from(reservations).$dynamic();
  return pageIn(narrowed(ctx, input, listed), input, null);
}

function pageIn<T extends PgSelect>(listed: T, input: ReservationListInput, total: number | null) {
  const { order: by, pageIndex, pageSize } = input;
  const offset = pageIndex * pageSize;
  const fromEnd = total !== null && offset > total / 2;
  const rest = Math.max(0, (total ?? 0) - offset);
  if (by === 'lastName') void listed.innerJoin(booker, and(ofBooker, sql`${booker.live}`));
  if (by === 'shift' || by === 'activityDate') void listed.leftJoin(shifts, eq(shifts.id, reservations.shiftId));
  return listed
    .orderBy(...ordered(columns[by], (input.direction === 'desc') !== fromEnd))
    .limit(fromEnd ? Math.min(pageSize, rest) : pageSize)
    .offset(fromEnd ? Math.max(0, rest - pageSize) : offset);
}

/** All ids of a list, with a further condition. */
export function listedIds(ctx: ServiceContext, input: ReservationListInput, further?: SQL) {
  return narrowed(ctx, input, ctx.db.select({ id: reservations.id }).from(reservations).$dynamic(), further);
}

function narrowed<T extends PgSelect>(ctx: ServiceContext, input: ReservationListInput, all: T, further?: SQL) {
  const { activityId, status, order: by } = input;
  const { among, found } = wantedOf(ctx, input);
  const reach = activityScope(ctx.actor);
  // Who reaches all of it needs no activity to know.
  if (by === 'activityDate' || reach.kind !== 'all' || among !== undefined)
    void all.innerJoin(activities, and(eq(activities.id, reservations.activityId), activitiesWithin(reach)));
  return all.where(
    and(
      isLive(),
      among,
      status === null ? undefined : eq(reservations.status, status),
      activityId === null ? undefined : eq(reservations.activityId, activityId),
      found,
      further,
    ),
  );
}
