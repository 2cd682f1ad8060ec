import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  answeredIn,
  answersToStore,
  type BookingInput,
  type Person,
  ReservationStatus,
  showReference,
} from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { auditInsert } from '../../audit';
import type { ServiceContext } from '../../context';
import { brokenConstraint, isDatabaseAway } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { traceFieldOf } from '../../job-trace';
import { jobsOfMessages, messageInsert } from '../../messages/index';
import { bookerMessages, notifiedBooker } from '../booker-messages';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { holdActivities, insertReservations, type NewReservation, nextReservationIds } from '../insert-reservation';
import { noticeInsert } from '../notices/note-booking';
import { changePlaces } from '../places/change-places';
import { randomReference } from '../random-reference';
import { statusSlugs } from '../status/status-slugs';
import { assertRoomToWait } from '../waiting-list/assert-room-to-wait';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import { readWaitingPosition } from '../waiting-list/waiting-position';
import type { BookableActivity } from './bookable-activity';
import { bookedRights } from './booked-rights';
import { readBookedBeforeEach } from './booked-before';
import { type Booked, type BookingKey, keyInsert } from './booking-key';
import { lockPeople, peopleKeys } from './lock-people';
import { assertNotBookedBefore } from './not-booked-before';

/** A booking of which only the database has still to tell whether it can be. */
export interface CheckedBooking {
  ctx: ServiceContext;
  input: BookingInput;
  activity: BookableActivity;
  shiftId: number | null;
  party: readonly Person[];
  key: BookingKey | null;
  now: Date;
  /** Of somebody with access, else null. */
  collaboratorId: number | null;
  /** Takes no places: it joins the waiting list. */
  waits: boolean;
  /** The trace that it is part of, which its messages belong to; null where nobody notes it (B104). */
  traceparent: string | null;
}

/** In milliseconds: so long do bookings that are stored together wait for a lock; who needs longer goes on alone. */
const patienceTogether = 100;

/** Of a booking that has to be stored alone: what came with it was refused or had to wait, maybe for itself. */
export const toBeStoredAlone = Symbol('to be stored alone');

export type StoredTogether = Booked | Error | typeof toBeStoredAlone;

/**
 * Stores bookings that came at the same time in one transaction, each whole or refused: of each what was booked, or why
 * not. Where one of them finds no places, breaks a constraint or would have to wait, nothing was stored, and each is to be
 * stored alone, so that none is held up or refused for another.
 */
export async function storeTogether(bookings: readonly CheckedBooking[]): Promise<StoredTogether[]> {
  const outcomes = new Map<CheckedBooking, StoredTogether>();
  for (let left = bookings; left.length > 0; left = left.filter((booking) => !outcomes.has(booking))) {
    const now = ofDifferentPeople(left);
    const stored = await tryTogether(now);
    for (const [index, booking] of now.entries()) outcomes.set(booking, stored[index] ?? toBeStoredAlone);
  }
  return bookings.map((booking) => outcomes.get(booking) ?? toBeStoredAlone);
}

async function tryTogether(bookings: readonly CheckedBooking[]): Promise<StoredTogether[]> {
  try {
    return await storeInOne(bookings, patienceTogether);
  } catch (error) {
    // What became of them is unknown then: no second try may book them twice.
    if (isDatabaseAway(error)) throw error;
    return bookings.map(() => toBeStoredAlone);
  }
}

/** Stores one booking, which waits for a lock as long as any verb. */
export async function storeAlone(booking: CheckedBooking): Promise<Booked> {
  try {
    const [outcome = new Error('a booking was not looked at')] = await storeInOne([booking]);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservations_reference_unique') return storeAlone(booking);
    if (constraint === 'reservations_shift_fk') throw DomainError.of('reservations.shiftMissing');
    // Somebody else's people under this key; the same people were refused as repeated before they came here.
    if (constraint === 'idempotency_keys_pkey') throw DomainError.of('reservations.idempotencyMismatch');
    throw duplicateOfConstraint(constraint) ?? error;
  }
}

/** The first of those who share a person or a waiting list, and all others: the rest looks when these are stored. */
function ofDifferentPeople(bookings: readonly CheckedBooking[]): CheckedBooking[] {
  const taken = new Set<string>();
  return bookings.filter((booking) => {
    const keys = sharedKeys(booking);
    if (keys.some((own) => taken.has(own))) return false;
    for (const own of keys) taken.add(own);
    return true;
  });
}

function sharedKeys({ ctx, activity, shiftId, party, key, waits }: CheckedBooking): string[] {
  const list = waits ? [`waiting:${activity.id}:${shiftId ?? 0}`] : [];
  if (ctx.testing?.skipPeopleLocks === true) return list;
  return [...list, ...peopleKeys({ activityId: activity.id, party, keyHash: key?.hash ?? null })];
}

/** One transaction: lock the people, look again, write, take the places last; who waits takes none. */
async function storeInOne(bookings: readonly CheckedBooking[], patience?: number): Promise<(Booked | Error)[]> {
  const [first] = bookings;
  if (first === undefined) return [];
  const { ctx } = first;
  return inTransaction(ctx, async (tx) => {
    // Sent together, answered together: each statement still sees what committed before it.
    const [, , before, suspended, ids] = await Promise.all([
      patience !== undefined && beImpatient(tx, patience),
      lockPeople(
        ctx,
        tx,
        bookings.map(({ activity, party, key }) => ({ activityId: activity.id, party, keyHash: key?.hash ?? null })),
      ),
      readBookedBeforeEach(tx, bookings),
      holdActivities(
        ctx,
        tx,
        bookings.map(({ activity }) => activity.id),
      ),
      nextReservationIds(tx, bookings.length),
    ]);
    const outcomes: (Booked | Error)[] = [];
    const made: MadeBooking[] = [];
    for (const [index, booking] of bookings.entries()) {
      const [was, id] = [before[index], ids[index]];
      if (was === undefined || id === undefined) throw new Error('a booking was not looked at');
      try {
        if (suspended.has(booking.activity.id)) throw DomainError.of('reservations.notBookable');
        assertNotBookedBefore(booking.party, was, booking.activity);
        if (booking.waits)
          await assertRoomToWait(booking.ctx, tx, booking.activity, booking.shiftId, booking.party.length);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        outcomes[index] = error;
        continue;
      }
      const one = { booking, stored: newReservation(booking, id) };
      made.push(one);
      outcomes[index] = bookedOf(one);
    }
    if (made.length > 0) await write(ctx, tx, made);
    for (const { booking, stored } of made) {
      const booked = outcomes[bookings.indexOf(booking)];
      if (!booking.waits || booked === undefined || booked instanceof Error) continue;
      // What came free since it was found full has looked at the list without this booking in it.
      if (movesByItself(booking.activity.waitingListMode)) await queuePromotion(tx, booking.activity.id);
      booked.waiting = await readWaitingPosition({ db: tx }, stored.id);
    }
    return outcomes;
  });
}

interface MadeBooking {
  booking: CheckedBooking;
  stored: NewReservation;
}

async function beImpatient(tx: ServiceContext['db'], milliseconds: number): Promise<void> {
  // Raw: a setting belongs to no table.
  await tx.execute(sql`select set_config('lock_timeout', ${`${milliseconds}ms`}, true)`);
}

/** Who waits waits, whatever the activity confirms (B67). */
function firstStatus({ activity, waits }: CheckedBooking): Booked['status'] {
  if (waits) return ReservationStatus.waiting;
  return activity.confirmsAtOnce ? ReservationStatus.confirmed : ReservationStatus.pending;
}

function newReservation(booking: CheckedBooking, id: number): NewReservation {
  const { input, activity, shiftId, party, now, collaboratorId } = booking;
  return {
    id,
    reference: randomReference(),
    activityId: activity.id,
    shiftId,
    status: firstStatus(booking),
    language: input.language,
    notes: input.notes.trim(),
    answers: answersToStore(activity.questions, answeredIn(input)),
    source: 'public',
    collaboratorId,
    createdBy: null,
    consents: {
      photo: input.photoConsent,
      communications: input.communicationsConsent,
      textVersion: activity.privacyTextVersion,
    },
    whatsapp: input.whatsapp,
    party,
    madeAt: now,
  };
}

function bookedOf({ booking, stored }: MadeBooking): Booked {
  return {
    reference: showReference(stored.reference, booking.activity.referencePrefix),
    status: firstStatus(booking),
    waiting: null,
    rights: bookedRights(booking.ctx.installation, {
      reservationId: stored.id,
      booker: booking.party[0],
      madeAt: stored.madeAt,
    }),
  };
}

/** Reservations with their people, messages, notices, keys and trail in one statement, and the places behind them. */
async function write(ctx: ServiceContext, tx: ServiceContext['db'], made: readonly MadeBooking[]): Promise<void> {
  const told = made.flatMap(({ booking: { input, activity, party }, stored: { id, status, language } }) => {
    const booker = notifiedBooker(party, input.whatsapp);
    return bookerMessages({ id, language, territoryId: activity.territoryId, booker }, statusSlugs[status]);
  });
  const keys = made.flatMap(({ booking: { key }, stored }) => (key === null ? [] : { key, reservationId: stored.id }));
  const traces = new Map(made.map(({ booking: { traceparent }, stored }) => [stored.id, traceparent]));
  const trail = made.map(({ booking, stored: { id, status, party } }) => ({
    actor: booking.ctx.actor,
    entry: {
      action: 'reservations.book' as const,
      entity: 'reservation' as const,
      entityId: id,
      details: { to: status, people: party.length, ...(status === ReservationStatus.confirmed && { atOnce: true }) },
    },
  }));
  await Promise.all([
    insertReservations(
      tx,
      made.map(({ stored }) => stored),
      {
        with: [
          sql`message as (${messageInsert(told)})`,
          sql`trail as (${auditInsert(trail)})`,
          sql`noticed as (${noticeInsert})`,
          sql`remembered as (${keyInsert(keys)})`,
        ],
        select: jobsOfMessages({ trace: traceFieldOf(traces) }),
      },
    ),
    changePlaces(
      ctx,
      tx,
      made
        .filter(({ booking }) => !booking.waits)
        .map(({ stored: { activityId, shiftId, party } }) => ({ activityId, shiftId, places: party.length })),
    ),
  ]);
}
