import { people, reservations } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  assertTransition,
  EditReservationInput,
  isGroup,
  type Person,
  placesHeld,
  ReservationStatus,
  type Unnamed,
  unnamedPeople,
} from '@dehesa/domain/reservations';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { forgetTicks, lowerUnnamed } from '../../check-in/index';
import { authorize, type ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { notifiedBooker, notifyBooker } from '../booker-messages';
import { changePlaces, type PlaceChange } from '../places/change-places';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { asInserted, assertNotSuspended, insertPeople, sizeOf } from '../insert-reservation';
import { type LockedReservation, lockReachableReservation } from '../locked-reservation';
import { endMove } from '../moves/end-move';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import { unnamed as unnamedOf } from '../read/people';
import { selectReservations } from '../reservation-rows';
import { reservationStamp } from './read-reservation';
import { assertNoDuplicates, checkAsStaff, type CheckedReservation } from './staff-reservation';
import { statusColumns } from '../status/apply-status';
import { statusSlugs } from '../status/status-slugs';
import { endOffer } from '../waiting-list/end-offer';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

/**
 * Changes people, shift, activity and state of a reservation at once. The state follows B17, people added need places or
 * `force` (B15), and the booker is told where state, shift or activity changed. A cancelled one stays as it is (B18).
 */
export async function editReservation(ctx: ServiceContext, raw: EditReservationInput): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = EditReservationInput.parse(raw);
  if (input.force) authorize(ctx, 'reservations.exceedCapacity');
  const checked = await checkAsStaff(ctx, actor, input, await readUnnamed(ctx, input.id));
  try {
    await inTransaction(ctx, async (tx) => {
      const before = await lockReachableReservation(tx, actor, input.id);
      if (input.stamp !== undefined) await assertUnchanged({ ...ctx, db: tx }, input);
      await store(ctx, tx, input, checked, before);
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservations_shift_fk') throw DomainError.of('reservations.shiftMissing');
    throw duplicateOfConstraint(constraint) ?? error;
  }
}

/** How many of it have no name: what is asked of its booker follows from that. Read again once it is held. */
async function readUnnamed({ db }: ServiceContext, id: number): Promise<Unnamed | undefined> {
  const [row] = await db.select(unnamedOf).from(reservations).where(eq(reservations.id, id));
  return row;
}

/** What the form was filled with is what is stored still: nobody writes over what somebody else has just written. */
async function assertUnchanged(ctx: ServiceContext, { id, stamp }: EditReservationInput): Promise<void> {
  const [stored] = await selectReservations(ctx, {
    where: eq(reservations.id, id),
    order: [reservations.id],
    limit: 1,
    documents: true,
  });
  if (stored !== undefined && reservationStamp(stored) !== stamp) throw DomainError.of('reservations.changedMeanwhile');
}

async function store(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  input: EditReservationInput,
  checked: CheckedReservation,
  before: LockedReservation,
): Promise<void> {
  const { activity, shiftId, party } = checked;
  const { id, language, force } = input;
  const from = before.status;
  const to = input.status ?? from;
  if (from === ReservationStatus.cancelled || to !== from) assertTransition(from, to);
  const elsewhere = before.activityId !== activity.id;
  const sameDate = elsewhere || !(await isBooker(tx, id, party));
  await assertNoDuplicates(ctx, tx, checked, { except: id, sameDate });
  const now = ctx.clock.now();
  const whatsapp = input.whatsapp ?? before.whatsappWanted;
  const unnamed = unnamedAfter(before.unnamed, input.unnamed);
  const size = sizeOf({ party, unnamed });
  const moved = elsewhere || before.shiftId !== shiftId;
  // Of a suspended outing nothing is told but where they go instead.
  const notify = input.notify && (!before.suspended || elsewhere);
  // What was offered was for this party, here: anything else takes the offer back.
  const offerStands = to === ReservationStatus.waiting && !moved && size === before.partySize;
  const takenBack = offerStands ? [] : await endOffer(ctx, tx, before, 'withdrawn');
  // So were the places held on another date of a suspended outing. Nobody is moved into one.
  if (elsewhere) await assertNotSuspended(tx, activity.id);
  if (before.suspended && (moved || size !== before.partySize || placesHeld(to, 1) === 0))
    takenBack.push(...(await endMove(ctx, tx, id, 'withdrawn')));
  if (elsewhere) await forgetTicks(ctx, tx, id);
  // Whoever is written into an erased reservation is to be erased again (B46).
  await replacePeople(tx, id, activity.id, party, {
    activityId: activity.id,
    shiftId,
    partySize: size,
    unnamedAdults: unnamed.adults,
    unnamedMinors: unnamed.minors,
    language,
    notes: input.notes.trim(),
    erasedAt: null,
    whatsappConsentAt: whatsapp
      ? sql`coalesce(${reservations.whatsappConsentAt}, ${now.toISOString()}::timestamptz)`
      : null,
    ...(to === from ? { updatedAt: now } : statusColumns(to, now)),
    // It knows the schedule of the activity that it comes to, not what that replaced before (B10).
    ...(elsewhere && { scheduleToldAt: now }),
  });
  if (unnamedPeople(unnamed) < unnamedPeople(before.unnamed)) await lowerUnnamed(tx, id, unnamedPeople(unnamed));
  if (notify && (to !== from || moved)) {
    const booker = notifiedBooker(party, whatsapp);
    await notifyBooker(tx, { id, language, territoryId: activity.territoryId, booker }, statusSlugs[to]);
  }
  await audit(ctx, tx, {
    action: 'reservations.edit',
    entity: 'reservation',
    entityId: id,
    details: {
      ...(to === from ? {} : { from, to }),
      people: size,
      ...(moved
        ? { fromActivityId: before.activityId, fromShiftId: before.shiftId, activityId: activity.id, shiftId }
        : {}),
      notify,
      ...(force ? { force } : {}),
    },
  });
  const changes: PlaceChange[] = [
    ...takenBack,
    { activityId: before.activityId, shiftId: before.shiftId, places: -placesHeld(from, before.partySize) },
    { activityId: activity.id, shiftId, places: placesHeld(to, size) },
  ];
  const held = placesHeld(from, before.partySize) + (offerStands ? 0 : before.offeredPlaces);
  const freed = held > (moved ? 0 : placesHeld(to, size));
  const waits = to === ReservationStatus.waiting;
  // A party that waits already may fit into places that were free all along: made smaller, or where it comes to.
  const mayFitNow = waits && from === ReservationStatus.waiting && (moved || size < before.partySize);
  if ((freed || (mayFitNow && !elsewhere)) && movesByItself(before.waitingListMode))
    await queuePromotion(tx, before.activityId, waits && !mayFitNow ? id : null);
  if (mayFitNow && elsewhere && movesByItself(activity.waitingListMode)) await queuePromotion(tx, activity.id);
  await changePlaces(ctx, tx, changes, { force });
}

/** Whether the first of a party is known by the document that its booker has. */
async function isBooker(tx: ServiceContext['db'], reservationId: number, [first]: readonly Person[]): Promise<boolean> {
  const [booker] = await tx
    .select({ identityKey: people.identityKey })
    .from(people)
    .where(and(eq(people.reservationId, reservationId), eq(people.position, 0)));
  return booker?.identityKey === first?.identityKey;
}

/** Only a group has people without a name, and it stays one; not said, it has as many as before (B83). */
function unnamedAfter(before: Unnamed, wanted: Unnamed | undefined): Unnamed {
  if (wanted === undefined) return before;
  if (isGroup(before) !== isGroup(wanted)) throw DomainError.of('reservations.transitionNotAllowed');
  return wanted;
}

/**
 * Writes a reservation's row (`columns`) and its people. Everybody is taken out of the unique indexes first, so that two
 * of them can exchange documents; who keeps a slot keeps its row, and with it being checked in.
 */
async function replacePeople(
  tx: ServiceContext['db'],
  reservationId: number,
  activityId: number,
  party: readonly Person[],
  columns: PgUpdateSetSource<typeof reservations>,
): Promise<void> {
  await tx.update(people).set({ live: false }).where(eq(people.reservationId, reservationId));
  const kept = party.map((person) => person.position);
  await tx.delete(people).where(and(eq(people.reservationId, reservationId), notInArray(people.position, kept)));
  // The people's activity follows by the foreign key.
  await tx.update(reservations).set(columns).where(eq(reservations.id, reservationId));
  // Raw: of the part that the statement of a booking has too.
  await tx.execute(sql`
    ${insertPeople([{ id: reservationId, activityId, party }])}
    on conflict (reservation_id, position) do update set live = true, booked_name = null,
      answers = case when ${isSamePerson} then people.answers end, ${asInserted}`);
}

/** Whether who is in a slot was in it before: an allergy does not pass to somebody else who takes the place (B73). */
const isSamePerson = sql`(people.identity_key = excluded.identity_key or people.birth_date = excluded.birth_date
  or lower(people.first_name || ' ' || people.last_name) = lower(excluded.first_name || ' ' || excluded.last_name))`;
