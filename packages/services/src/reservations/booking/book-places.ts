import { availability, movesByItself } from '@dehesa/domain/activities';
import { DomainError, type DomainFailure } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  BookingInput,
  checkBooking,
  checkShape,
  findDuplicate,
  partyOf,
  type Person,
  placesLeft,
  ReservationStatus,
  showReference,
} from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { auditInsert } from '../../audit';
import { collaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { jobOfMessage, messageInsert } from '../../messages/index';
import { countBooking } from '../../visitors/index';
import { type BookableActivity, findShift, readBookableActivity } from './bookable-activity';
import type { Booked } from './booking-key';
import { type BookedBefore, readBookedBefore } from './booked-before';
import { type BookingKey, findAnswer, keyInsert, keyOf } from './booking-key';
import { changePlaces } from '../places/change-places';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { insertReservation, nextReservationOf } from '../insert-reservation';
import { lockPeople } from './lock-people';
import { noticeInsert } from '../notices/note-booking';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import { randomReference } from '../random-reference';
import { bookerMessages, notifiedBooker } from '../booker-messages';
import { statusSlugs } from '../status/status-slugs';
import { isPossiblePhone } from './possible-phone';
import { assertRoomToWait } from '../waiting-list/assert-room-to-wait';
import { readWaitingPosition } from '../waiting-list/waiting-position';

/** A booking of which only the database has still to tell whether it can be. */
interface CheckedBooking {
  input: BookingInput;
  activity: BookableActivity;
  shiftId: number | null;
  party: readonly Person[];
  key: BookingKey | null;
  now: Date;
  /** Of somebody with access, else null. */
  collaboratorId: number | null;
}

/**
 * A visitor's booking: checked in the order of B12, counted, stored pending, or waiting where asked for and full (B14).
 */
export async function bookPlaces(ctx: ServiceContext, raw: BookingInput): Promise<Booked> {
  const input = BookingInput.parse(raw);
  const key = keyOf(input);
  try {
    return await book(ctx, input, key);
  } catch (error) {
    // What was booked under this key is answered alike, even where it could not be booked any more. Only refusals look:
    // the same booking once more is refused as repeated.
    const answered = error instanceof DomainError && key !== null ? await findAnswer(ctx.db, key) : undefined;
    if (answered) return answered;
    throw error;
  }
}

async function book(ctx: ServiceContext, input: BookingInput, key: BookingKey | null): Promise<Booked> {
  const [malformed] = checkShape(input);
  if (malformed && isMissing(malformed.failure)) refuse(malformed.failure);
  const activity = await readBookableActivity(ctx.db, input.activityId);
  // Where there are shifts, naming one is a required field like the others (B3).
  const shift = activity && findShift(activity, input.shift);
  if (activity && shift === undefined) throw DomainError.of('reservations.shiftMissing');
  refuse(malformed?.failure);
  if (!activity || shift === undefined) throw DomainError.of('record.notFound');
  const now = ctx.clock.now();
  const today = madridDate(now);
  refuse(checkBooking(input, { ...activity, today })[0]?.failure);
  if (!isPossiblePhone(input.booker)) throw DomainError.of('reservations.phoneInvalid');
  // A link with the id of anybody else books like one without.
  const collaboratorId = (await collaboratorWithAccess(ctx, input.collaboratorId))?.id ?? null;
  assertBookable(activity, collaboratorId, now, today);
  const party = partyOf(input.booker, input.companions, input.language);
  if (isSoldOut(activity, shift, party.length) && !waitingListOffered(activity, input)) {
    // Sold out for all who do not wait: answered from a plain look, without a transaction.
    assertNotBookedBefore(party, await readBookedBefore(ctx.db, activity, party, now), activity);
    throw DomainError.of('reservations.capacityExceeded');
  }
  await countBooking(ctx, activity.id, input.proof);
  const booking = { input, activity, shiftId: shift?.id ?? null, party, key, now, collaboratorId };
  const waits = isSoldOut(activity, shift, party.length);
  try {
    return await store(ctx, booking, waits);
  } catch (error) {
    const lostRace = error instanceof DomainError && error.code === 'reservations.capacityExceeded';
    if (!lostRace || waits || !waitingListOffered(activity, input)) throw error;
    return store(ctx, booking, true);
  }
}

/** One transaction: lock the people, look again, write, take the places last; who waits takes none. */
async function store(ctx: ServiceContext, booking: CheckedBooking, waits: boolean): Promise<Booked> {
  const { input, activity, shiftId, party, key, now, collaboratorId } = booking;
  const status = waits ? ReservationStatus.waiting : ReservationStatus.pending;
  const reference = randomReference();
  try {
    return await inTransaction(ctx, async (tx) => {
      // Sent together, answered together: each statement still sees what committed before it.
      const [, before, id] = await Promise.all([
        lockPeople(ctx, tx, activity.id, party, key?.hash ?? null),
        readBookedBefore(tx, activity, party, now),
        nextReservationOf(ctx, tx, activity.id),
      ]);
      if (id === null) throw DomainError.of('reservations.notBookable');
      assertNotBookedBefore(party, before, activity);
      if (waits) await assertRoomToWait(ctx, tx, activity, shiftId, party.length);
      const { language, notes } = input;
      const consents = {
        photo: input.photoConsent,
        communications: input.communicationsConsent,
        textVersion: activity.privacyTextVersion,
      };
      const booker = notifiedBooker(party, input.whatsapp);
      const told = bookerMessages({ id, language, territoryId: activity.territoryId, booker }, statusSlugs[status]);
      const details = { to: status, people: party.length };
      const trail = auditInsert(ctx, { action: 'reservations.book', entity: 'reservation', entityId: id, details });
      await Promise.all([
        insertReservation(
          tx,
          {
            id,
            reference,
            activityId: activity.id,
            shiftId,
            status,
            language,
            notes: notes.trim(),
            source: 'public',
            collaboratorId,
            createdBy: null,
            consents,
            whatsapp: input.whatsapp,
            party,
          },
          now,
          {
            with: [
              ...(told.length === 0 ? [] : [sql`message as (${messageInsert(told)})`]),
              sql`trail as (${trail})`,
              sql`noticed as (${noticeInsert(id)})`,
              ...(key === null ? [] : [sql`remembered as (${keyInsert(key, id)})`]),
            ],
            select: told.length === 0 ? sql`select id from reservation` : jobOfMessage,
          },
        ),
        waits ? undefined : changePlaces(ctx, tx, [{ activityId: activity.id, shiftId, places: party.length }]),
      ]);
      const shown = showReference(reference, activity.referencePrefix);
      if (!waits) return { reference: shown, status, waiting: null };
      // What came free since it was found full has looked at the list without this booking in it.
      if (movesByItself(activity.waitingListMode)) await queuePromotion(tx, activity.id);
      return { reference: shown, status, waiting: await readWaitingPosition({ db: tx }, id) };
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservations_reference_unique') return store(ctx, booking, waits);
    if (constraint === 'reservations_shift_fk') throw DomainError.of('reservations.shiftMissing');
    // Somebody else's people under this key; the same people were refused as repeated before they came here.
    if (constraint === 'idempotency_keys_pkey') throw DomainError.of('reservations.idempotencyMismatch');
    throw duplicateOfConstraint(constraint) ?? error;
  }
}

function isMissing({ code }: DomainFailure): boolean {
  return code === 'reservations.incomplete' || code === 'reservations.companionIncomplete';
}

function refuse(failed: DomainFailure | undefined): void {
  if (failed) throw DomainError.from(failed);
}

/** B8, and B9 for a booking that carries the id of a collaborator with access. */
function assertBookable(activity: BookableActivity, collaboratorId: number | null, now: Date, today: string): void {
  const { bookable, bookableEarly } = availability(activity, activity.earlyAccess, now, today);
  if (bookable || (bookableEarly && collaboratorId !== null)) return;
  throw DomainError.of('reservations.notBookable');
}

function isSoldOut(activity: BookableActivity, shift: { id: number } | null, people: number): boolean {
  const places = activity.places.find((row) => row.shiftId === (shift?.id ?? 0));
  return places === undefined || placesLeft(places) < people;
}

function waitingListOffered(activity: BookableActivity, input: BookingInput): boolean {
  return input.waitingList && activity.waitingListMode !== 'none';
}

/** The duplicates, the same date and the maximum, in the order of B12. */
function assertNotBookedBefore(party: readonly Person[], before: BookedBefore, activity: BookableActivity): void {
  refuse(findDuplicate(party, before.taken));
  const [booker] = party;
  if (booker?.identityKey && before.sameDate.has(booker.identityKey)) throw DomainError.of('reservations.sameDate');
  const limit = activity.maxReservations;
  if (limit === 0) return;
  const reached = (person: Person) =>
    person.identityKey !== null && (before.coming.get(person.identityKey) ?? 0) >= limit;
  if (booker && reached(booker)) throw DomainError.of('reservations.tooMany');
  if (party.some((person) => person.kind === 'adult' && reached(person)))
    throw DomainError.of('reservations.tooManyForCompanion');
}
