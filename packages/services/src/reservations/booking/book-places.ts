import { DomainError, type DomainFailure } from '@dehesa/domain/errors';
import type { DocumentKind } from '@dehesa/domain/identity';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  answeredIn,
  BookingInput,
  checkAnswers,
  checkBooking,
  checkShape,
  partyOf,
  placesLeft,
} from '@dehesa/domain/reservations';
import { collaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { traceparent } from '../../job-trace';
import { countBooking } from '../../visitors/index';
import { type BookableActivity, findShift, isBookable } from './bookable-activity';
import { bookingDesk } from './booking-desk';
import { answerAgain, type Booked, type BookingKey, keyOf } from './booking-key';
import { toldOutcome } from './booking-outcome';
import { isPossiblePhone } from './possible-phone';
import { assertNotBookedBefore } from './not-booked-before';

/** What a door does not take of what is asked of a booking. */
export interface BookingDoor {
  /** Fewer kinds of documents than the language does (D18). */
  documents?: readonly DocumentKind[];
  /** It knows no questions of activities (B73). */
  withoutQuestions?: boolean;
}

/** A visitor's booking, or `service.busy` where too many book at once (B61). */
export function bookPlaces(ctx: ServiceContext, raw: BookingInput, door: BookingDoor = {}): Promise<Booked> {
  return toldOutcome(bookingDesk(ctx).letIn(() => bookOrAnswerAgain(ctx, raw, door)));
}

/**
 * Checked in the order of B12, counted, stored pending, or waiting where asked for and full (B14).
 */
async function bookOrAnswerAgain(ctx: ServiceContext, raw: BookingInput, door: BookingDoor): Promise<Booked> {
  const input = BookingInput.parse(raw);
  const key = keyOf(input);
  try {
    return await book(ctx, input, key, door);
  } catch (error) {
    // What was booked under this key is answered alike, even where it could not be booked any more. Only refusals look:
    // the same booking once more is refused as repeated.
    // Where the database is too busy nothing was decided: the same call comes again.
    const refused = error instanceof DomainError && error.code !== 'service.busy';
    if (!refused || key === null) throw error;
    const booked = await bookingDesk(ctx).readKeyed(key.hash);
    if (booked === undefined) throw error;
    return answerAgain(ctx, booked, key, input);
  }
}

async function book(
  ctx: ServiceContext,
  input: BookingInput,
  key: BookingKey | null,
  { documents, withoutQuestions = false }: BookingDoor,
): Promise<Booked> {
  const [malformed] = checkShape(input, documents);
  if (malformed && isMissing(malformed.failure)) refuse(malformed.failure);
  const desk = bookingDesk(ctx);
  const activity = await desk.readActivity(input.activityId);
  // Where there are shifts, naming one is a required field like the others (B3).
  const shift = activity && findShift(activity, input.shift);
  if (activity && shift === undefined) throw DomainError.of('reservations.shiftMissing');
  refuse(malformed?.failure);
  if (!activity || shift === undefined) throw DomainError.of('record.notFound');
  const now = ctx.clock.now();
  const today = madridDate(now);
  refuse(checkBooking(input, { ...activity, today }, documents)[0]?.failure);
  if (!withoutQuestions) refuse(checkAnswers(activity.questions, answeredIn(input))[0]?.failure);
  if (!isPossiblePhone(input.booker)) throw DomainError.of('reservations.phoneInvalid');
  // A link with the id of anybody else books like one without.
  const collaboratorId = (await collaboratorWithAccess(ctx, input.collaboratorId))?.id ?? null;
  if (!isBookable(activity, collaboratorId, now)) throw DomainError.of('reservations.notBookable');
  const party = partyOf(input.booker, input.companions, input.language);
  if (isSoldOut(activity, shift, party.length) && !waitingListOffered(activity, input)) {
    // Sold out for all who do not wait: answered from a plain look, without a transaction.
    assertNotBookedBefore(party, await desk.readBookedBefore({ activity, party, now }), activity);
    throw DomainError.of('reservations.capacityExceeded');
  }
  await countBooking(ctx, activity.id, input.proof);
  const shiftId = shift?.id ?? null;
  const booking = { ctx, input, activity, shiftId, party, key, now, collaboratorId, traceparent: traceparent() };
  const waits = isSoldOut(activity, shift, party.length);
  try {
    return await desk.store({ ...booking, waits });
  } catch (error) {
    const lostRace = error instanceof DomainError && error.code === 'reservations.capacityExceeded';
    if (!lostRace || waits || !waitingListOffered(activity, input)) throw error;
    return desk.store({ ...booking, waits: true });
  }
}

function isMissing({ code }: DomainFailure): boolean {
  return code === 'reservations.incomplete' || code === 'reservations.companionIncomplete';
}

function refuse(failed: DomainFailure | undefined): void {
  if (failed) throw DomainError.from(failed);
}

function isSoldOut(activity: BookableActivity, shift: { id: number } | null, people: number): boolean {
  const places = activity.places.find((row) => row.shiftId === (shift?.id ?? 0));
  return places === undefined || placesLeft(places) < people;
}

function waitingListOffered(activity: BookableActivity, input: BookingInput): boolean {
  return input.waitingList && activity.waitingListMode !== 'none';
}
