import { activities, attendance, importedRecords, outingMoves, reservations, visits } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { DomainError, failure } from '@dehesa/domain/errors';
import type { RowFault } from '@dehesa/domain/imports';
import { madridDate } from '@dehesa/domain/madrid-time';
import { holdsPlaces, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import {
  type BookableActivity,
  changePlaces,
  findShift,
  holdActivities,
  type ImportedReservation as ReservationToImport,
  importReservations,
  type PlaceChange,
  queuePromotion,
  readBookableActivities,
  sizeOf,
} from '../../reservations';
import { partyOfRow } from './imported-party';
import { type Importer, type ImportPass, type Looked, orNull, type RowValues, valueOf } from './importer';
import { KnownActivities } from './known-activities';
import { KnownReferences } from './known-references';
import { RepeatedPeople } from './repeated-people';

type Tx = ServiceContext['db'];

interface ImportedReservation extends ReservationToImport {
  oldReference: string;
}

/**
 * Reservations as they stand in the other system: nobody is written to, and neither windows nor the questions of a booking
 * count. Places are taken like everywhere, once for all rows, last (B4).
 */
export const reservationImporter: Importer = {
  entity: 'reservation',
  begin: async (ctx, tx) => new ReservationPass(ctx, tx, await KnownActivities.read(tx)),
  undo: undoReservations,
};

const statuses: Readonly<Record<string, ReservationStatus>> = {
  '1': ReservationStatus.pending,
  '2': ReservationStatus.confirmed,
  '3': ReservationStatus.waiting,
  '4': ReservationStatus.cancelled,
};

class ReservationPass implements ImportPass<ImportedReservation> {
  readonly #references: KnownReferences;
  readonly #people: RepeatedPeople;
  readonly #bookable = new Map<number, BookableActivity>();
  /** Places that are left, by activity and shift, after the rows so far. */
  readonly #left = new Map<string, number>();
  readonly #taken: PlaceChange[] = [];

  constructor(
    private readonly ctx: ServiceContext,
    private readonly tx: Tx,
    private readonly activities: KnownActivities,
  ) {
    this.#references = new KnownReferences(tx, 'reservation');
    this.#people = new RepeatedPeople(tx);
  }

  async look(rows: readonly RowValues[]): Promise<Looked<ImportedReservation>[]> {
    const repeated = await this.#references.faultsOf(rows);
    const named = rows.map((row) => this.activities.find(valueOf(row, 'activity'), valueOf(row, 'activityDate')));
    await this.#readActivities(named.filter((id) => typeof id === 'number'));
    const looked = rows.map((row, index) => this.#toReservation(row, named[index] ?? 'unknown', repeated[index] ?? []));
    const made = looked.flatMap((one) => ('made' in one ? [one.made] : []));
    await this.#people.prepare(made.filter(isLive));
    return looked.map((one) => ('made' in one ? this.#withPlaces(one.made) : one));
  }

  async #readActivities(ids: readonly number[]): Promise<void> {
    const unread = [...new Set(ids)].filter((id) => !this.#bookable.has(id));
    if (unread.length === 0) return;
    for (const [id, activity] of await readBookableActivities(this.tx, unread)) {
      this.#bookable.set(id, activity);
      for (const { shiftId, capacity, held } of activity.places) this.#left.set(`${id} ${shiftId}`, capacity - held);
    }
  }

  #toReservation(
    row: RowValues,
    named: number | 'several' | 'unknown',
    faults: RowFault[],
  ): Looked<ImportedReservation> {
    const activity = typeof named === 'number' ? this.#bookable.get(named) : undefined;
    if (activity === undefined)
      faults.push({ field: 'activity', reason: named === 'several' ? 'severalActivities' : 'unknownActivity' });
    if (activity?.suspended)
      faults.push({ field: 'activity', reason: 'refused', failure: failure('activities.suspended') });
    const shift = activity && findShift(activity, valueOf(row, 'shift'));
    if (activity && shift === undefined) faults.push({ field: 'shift', reason: 'unknownShift' });
    const now = this.ctx.clock.now();
    const party = partyOfRow(row, madridDate(now));
    if ('faults' in party) faults.push(...party.faults);
    if (faults.length > 0 || activity === undefined || shift === undefined || 'faults' in party) return { faults };
    const bookedOn = orNull(valueOf(row, 'bookedOn'));
    const booked = bookedOn === null ? now : new Date(`${bookedOn}T12:00:00Z`);
    return {
      made: {
        ...party,
        activityId: activity.id,
        shiftId: shift?.id ?? null,
        status: statuses[valueOf(row, 'status')] ?? ReservationStatus.confirmed,
        notes: valueOf(row, 'notes'),
        source: 'staff',
        collaboratorId: null,
        createdBy: this.ctx.actor?.userId ?? null,
        consents: null,
        madeAt: booked < now ? booked : now,
        oldReference: valueOf(row, 'reference'),
      },
    };
  }

  /** The same once it has found room and nobody in it is there already. */
  #withPlaces(made: ImportedReservation): Looked<ImportedReservation> {
    const key = `${made.activityId} ${made.shiftId ?? 0}`;
    const left = (this.#left.get(key) ?? 0) - (holdsPlaces(made.status) ? sizeOf(made) : 0);
    if (holdsPlaces(made.status) && left < 0) return { faults: [{ field: 'activity', reason: 'noRoom' }] };
    const repeated = isLive(made) ? this.#people.take(made) : [];
    if (repeated.length > 0) return { faults: repeated };
    this.#left.set(key, left);
    return { made };
  }

  async store(made: readonly ImportedReservation[]) {
    const suspended = await holdActivities(
      this.ctx,
      this.tx,
      made.map(({ activityId }) => activityId),
    );
    // One that was suspended since the look.
    if (suspended.size > 0) throw DomainError.of('activities.suspended');
    const ids = await importReservations(this.tx, made);
    for (const one of made)
      if (holdsPlaces(one.status))
        this.#taken.push({ activityId: one.activityId, shiftId: one.shiftId, places: sizeOf(one) });
    return made.map(({ oldReference }, index) => ({ id: ids[index] ?? 0, reference: oldReference }));
  }

  async finish(): Promise<void> {
    await changePlaces(this.ctx, this.tx, this.#taken);
  }
}

const isLive = ({ status }: { status: ReservationStatus }) => status !== ReservationStatus.cancelled;

/** Gives their places back and removes them, unless somebody of them has come already, or has an outing that was suspended. */
async function undoReservations(ctx: ServiceContext, tx: Tx, importId: number): Promise<void> {
  const theirs = inArray(
    reservations.id,
    tx
      .select({ id: importedRecords.entityId })
      .from(importedRecords)
      .where(and(eq(importedRecords.importId, importId), eq(importedRecords.entity, 'reservation'))),
  );
  const rows = await tx
    .select({
      activityId: reservations.activityId,
      shiftId: reservations.shiftId,
      status: reservations.status,
      places: reservations.partySize,
      offered: reservations.offeredPlaces,
    })
    .from(reservations)
    .where(theirs)
    .orderBy(reservations.id)
    .for('update');
  const came = or(
    exists(tx.select({ id: attendance.id }).from(attendance).where(eq(attendance.reservationId, reservations.id))),
    exists(tx.select({ id: visits.id }).from(visits).where(eq(visits.reservationId, reservations.id))),
    // Its places on another date are held for it.
    exists(tx.select({ id: outingMoves.id }).from(outingMoves).where(eq(outingMoves.reservationId, reservations.id))),
  );
  const [used] = await tx.select({ id: reservations.id }).from(reservations).where(and(theirs, came)).limit(1);
  if (used || rows.some(({ offered }) => offered > 0)) throw DomainError.of('imports.inUse');
  await tx.delete(reservations).where(theirs);
  const held = rows.filter(({ status }) => holdsPlaces(status));
  await callWhoWaits(
    tx,
    held.map(({ activityId }) => activityId),
  );
  await changePlaces(
    ctx,
    tx,
    held.map(({ activityId, shiftId, places }) => ({ activityId, shiftId, places: -places })),
  );
}

/** Places of these come free: their waiting lists are walked where that goes by itself (B19). */
async function callWhoWaits(tx: Tx, activityIds: number[]): Promise<void> {
  const freed = await tx
    .select({ id: activities.id, waitingListMode: activities.waitingListMode })
    .from(activities)
    .where(sql`${activities.id} = any(${idArray([...new Set(activityIds)])})`);
  for (const { id, waitingListMode } of freed) if (movesByItself(waitingListMode)) await queuePromotion(tx, id);
}
