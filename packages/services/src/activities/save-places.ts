import { outingMoves, reservations, shiftPlaces, shifts } from '@dehesa/db/schema';
import { shiftKey, tidyShifts } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { lockForNewShifts } from './lock-activity';

type Tx = ServiceContext['db'];
type Shift = typeof shifts.$inferSelect;

/** The places row of an activity without shifts. */
const wholeActivity = 0;

export interface SavedPlaces {
  /** Places were added: what waits may have become bookable (B19). */
  grew: boolean;
  removedShifts: string[];
}

/** Writes the shifts of a new activity and a places row for each, or one for all where it has none (B3). */
export async function createPlaces(
  tx: Tx,
  activityId: number,
  names: readonly string[],
  capacity: number,
): Promise<void> {
  const ids = await insertShifts(
    tx,
    activityId,
    tidyShifts(names).map((name, position) => ({ name, position })),
  );
  await insertPlaces(tx, activityId, ids.length > 0 ? ids : [wholeActivity], capacity);
}

/**
 * Brings shifts and places of an activity to what its form says (B3, B6). The caller has locked the activity's row.
 * Refused: a capacity below the places held, removing a shift with reservations, adding the first shifts to an activity
 * with reservations. The places rows stay locked until the commit, so that it also holds among bookings under way.
 */
export async function savePlaces(
  tx: Tx,
  activityId: number,
  { names, capacity }: { names: readonly string[]; capacity: number },
): Promise<SavedPlaces> {
  const before = await tx.select().from(shifts).where(eq(shifts.activityId, activityId)).orderBy(asc(shifts.position));
  const wanted = tidyShifts(names).map((name, position) => ({ name, position }));
  const wantedKeys = new Set(wanted.map((shift) => shiftKey(shift.name)));
  const known = new Map(before.map((shift) => [shiftKey(shift.name), shift]));
  const removed = before.filter((shift) => !wantedKeys.has(shiftKey(shift.name)));
  const added = wanted.filter((shift) => !known.has(shiftKey(shift.name)));

  const firstShifts = before.length === 0 && added.length > 0;
  if (firstShifts || removed.length > 0)
    await lockForNewShifts(
      tx,
      activityId,
      removed.map((shift) => shift.id),
    );
  const places = await lockPlaces(tx, activityId);
  if (firstShifts) await assertNoReservationsWithoutShift(tx, activityId);
  await assertEmpty(tx, activityId, removed);

  await removeShifts(tx, activityId, removed);
  if (firstShifts) await removePlaces(tx, activityId, [wholeActivity]);
  const kept = places.filter((row) => !firstShifts && !removed.some((shift) => shift.id === row.shiftId));
  assertCapacity(kept, capacity);
  await setCapacity(tx, activityId, capacity);
  await renameShifts(tx, wanted, known);
  const addedIds = await insertShifts(tx, activityId, added);
  const withoutShifts = wanted.length === 0 && before.length > 0;
  await insertPlaces(tx, activityId, withoutShifts ? [wholeActivity] : addedIds, capacity);
  return {
    grew: addedIds.length > 0 || kept.some((row) => capacity > row.capacity),
    removedShifts: removed.map((shift) => shift.name),
  };
}

/** Locks the places rows in the order in which every verb locks them. */
async function lockPlaces(tx: Tx, activityId: number) {
  return tx
    .select()
    .from(shiftPlaces)
    .where(eq(shiftPlaces.activityId, activityId))
    .orderBy(asc(shiftPlaces.shiftId))
    .for('update');
}

/** B6; what B15 once let in beyond capacity does not stand in the way of raising it. */
function assertCapacity(rows: readonly { capacity: number; held: number }[], capacity: number): void {
  const tooSmall = rows.filter((row) => capacity < row.capacity && capacity < row.held);
  if (tooSmall.length === 0) return;
  throw DomainError.of('activities.capacityBelowHeld', { held: Math.max(...tooSmall.map((row) => row.held)) });
}

async function assertEmpty(tx: Tx, activityId: number, removed: readonly Shift[]): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map((shift) => shift.id);
  const [taken] = await tx
    .select({ name: shifts.name })
    .from(reservations)
    .innerJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(and(eq(reservations.activityId, activityId), inArray(reservations.shiftId, ids), isLive))
    .orderBy(asc(shifts.position))
    .limit(1);
  const [held] = await tx
    .select({ name: shifts.name })
    .from(outingMoves)
    .innerJoin(shifts, eq(shifts.id, outingMoves.heldShiftId))
    .where(and(eq(outingMoves.heldActivityId, activityId), inArray(outingMoves.heldShiftId, ids)))
    .limit(1);
  const kept = taken ?? held;
  if (kept) throw DomainError.of('activities.shiftHasReservations', { shift: kept.name });
}

async function assertNoReservationsWithoutShift(tx: Tx, activityId: number): Promise<void> {
  const [taken] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.activityId, activityId), isNull(reservations.shiftId), isLive))
    .limit(1);
  const [held] = await tx
    .select({ id: outingMoves.id })
    .from(outingMoves)
    .where(and(eq(outingMoves.heldActivityId, activityId), isNull(outingMoves.heldShiftId)))
    .limit(1);
  if (taken ?? held) throw DomainError.of('activities.hasReservationsWithoutShift');
}

/** Pending, confirmed and waiting ones; cancelled ones are kept but hold nothing back (B18). */
const isLive = ne(reservations.status, ReservationStatus.cancelled);

/** Cancelled reservations of a removed shift stay on record without it. */
async function removeShifts(tx: Tx, activityId: number, removed: readonly Shift[]): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map((shift) => shift.id);
  await tx
    .update(reservations)
    .set({ shiftId: null })
    .where(and(eq(reservations.activityId, activityId), inArray(reservations.shiftId, ids)));
  await removePlaces(tx, activityId, ids);
  await tx.delete(shifts).where(inArray(shifts.id, ids));
}

async function removePlaces(tx: Tx, activityId: number, shiftIds: readonly number[]): Promise<void> {
  await tx
    .delete(shiftPlaces)
    .where(and(eq(shiftPlaces.activityId, activityId), inArray(shiftPlaces.shiftId, [...shiftIds])));
}

async function setCapacity(tx: Tx, activityId: number, capacity: number): Promise<void> {
  await tx
    .update(shiftPlaces)
    .set({ capacity, allowedOver: sql`greatest(0, ${shiftPlaces.held} - ${capacity}::int)` })
    .where(and(eq(shiftPlaces.activityId, activityId), ne(shiftPlaces.capacity, capacity)));
}

/** Order and spelling of the shifts that stay. */
async function renameShifts(
  tx: Tx,
  wanted: readonly { name: string; position: number }[],
  known: ReadonlyMap<string, Shift>,
): Promise<void> {
  for (const { name, position } of wanted) {
    const shift = known.get(shiftKey(name));
    if (!shift || (shift.name === name && shift.position === position)) continue;
    await tx
      .update(shifts)
      .set({ name, position })
      .where(and(eq(shifts.id, shift.id), or(ne(shifts.name, name), ne(shifts.position, position))));
  }
}

async function insertShifts(
  tx: Tx,
  activityId: number,
  added: readonly { name: string; position: number }[],
): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(shifts)
    .values(added.map((shift) => ({ activityId, ...shift })))
    .returning({ id: shifts.id });
  return rows.map((row) => row.id);
}

async function insertPlaces(tx: Tx, activityId: number, shiftIds: readonly number[], capacity: number): Promise<void> {
  if (shiftIds.length === 0) return;
  await tx.insert(shiftPlaces).values(shiftIds.map((shiftId) => ({ activityId, shiftId, capacity })));
}
