import { people, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { languageFacts } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  AddCompanionInput,
  checkNewCompanion,
  companionOf,
  holdsPlaces,
  isGroup,
  type MyBooking,
  type Person,
} from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { readBookedBefore } from '../booking/booked-before';
import { isBookable, readBookableActivity } from '../booking/bookable-activity';
import { lockPeople } from '../booking/lock-people';
import { assertCompanionNotBookedBefore } from '../booking/not-booked-before';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { insertPeople } from '../insert-reservation';
import { noteGrownParty } from '../notices/note-booking';
import { changePlaces } from '../places/change-places';
import { assertRoomToWait } from '../waiting-list/assert-room-to-wait';
import { collaboratorOf, freeSlot } from './addition';
import { changeBooking, type OwnChange } from './change-booking';
import { bookingVersion, type ClaimedReservation } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

/**
 * The booker adds an adult or a child by the link, with all that a booking asks of a companion (B74). A party that holds
 * places takes one more and keeps its state; one that waits grows without. Sent again from the same page it is done once.
 */
export async function addCompanion(ctx: ServiceContext, raw: AddCompanionInput): Promise<MyBooking> {
  const input = AddCompanionInput.parse(raw);
  try {
    await changeBooking(
      ctx,
      input,
      (tx, reservation) => add(ctx, tx, reservation, input),
      (tx, reservation) => isAdded(tx, reservation, input),
    );
  } catch (error) {
    throw duplicateOfConstraint(brokenConstraint(error)) ?? error;
  }
  return reloadMyBooking(ctx, input);
}

async function add(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: ClaimedReservation,
  input: AddCompanionInput,
): Promise<OwnChange> {
  const { id, activityId, shiftId, status, people: party, language } = reservation;
  // A group has no companions: staff change how many it is (B83).
  if (isGroup(reservation.unnamed)) throw DomainError.of('reservations.transitionNotAllowed');
  if (reservation.offeredPlaces > 0) throw DomainError.of('reservations.offerOpen');
  const position = freeSlot(party);
  if (position === null) throw DomainError.of('reservations.transitionNotAllowed');
  const activity = await readBookableActivity(tx, activityId);
  if (!activity) throw DomainError.of('record.notFound');
  const now = ctx.clock.now();
  const [issue] = checkNewCompanion(input, position, { ...activity, today: madridDate(now) });
  if (issue) throw DomainError.from(issue.failure);
  if (!isBookable(activity, await collaboratorOf(tx, id), now)) throw DomainError.of('reservations.notBookable');
  const person = personOf(input, position);
  await lockPeople(ctx, tx, [{ activityId, party: [person] }]);
  assertCompanionNotBookedBefore(person, await readBookedBefore(tx, activity, [person], now), activity);
  const takesPlace = holdsPlaces(status);
  if (!takesPlace) await assertRoomToWait(ctx, tx, activity, shiftId, 1);
  await tx
    .update(reservations)
    .set({ partySize: sql`${reservations.partySize} + 1`, updatedAt: now })
    .where(eq(reservations.id, id));
  // Raw: of the part that the statement of a booking has too.
  await tx.execute(insertPeople([{ id, activityId, party: [person] }]));
  await noteGrownParty(tx, id);
  return {
    action: 'reservations.addCompanion',
    // That both consents were given for this person, and to which text (D12).
    details: { position, kind: person.kind, people: party.length + 1, consents: activity.privacyTextVersion },
    told: mailTexts[language].changes.companionAdded(`${person.firstName} ${person.lastName}`),
    places: async () => {
      if (takesPlace) await changePlaces(ctx, tx, [{ activityId, shiftId, places: 1 }]);
    },
  };
}

/** As it is stored, by the language of the form: its country's places and documents (D13). */
function personOf({ companion, language }: AddCompanionInput, position: number): Person {
  const { phonePrefix: prefix, country } = languageFacts[language];
  return companionOf(companion, position, { prefix, country });
}

/** Whether one of the party is who is to be added, and the page showed the party without them. */
async function isAdded(
  tx: ServiceContext['db'],
  { id, shiftId, people: party }: ClaimedReservation,
  input: AddCompanionInput,
): Promise<boolean> {
  const last = party.find((one) => {
    const others = party.filter((other) => other.id !== one.id);
    return one.position > 0 && bookingVersion(shiftId, others) === input.version;
  });
  if (last === undefined) return false;
  const [stored] = await tx
    .select()
    .from(people)
    .where(and(eq(people.reservationId, id), eq(people.id, last.id)));
  const wanted = personOf(input, last.position);
  return (
    stored !== undefined &&
    (['kind', 'firstName', 'lastName', 'birthDate', 'identityKey', 'emailKey'] as const).every(
      (name) => stored[name] === wanted[name],
    )
  );
}
