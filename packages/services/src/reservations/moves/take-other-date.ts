import { activities, messages, reservations, shifts } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { findDuplicate, partyAgeFailure, ReservationStatus } from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { formatLongDate } from '@dehesa/i18n/formats';
import { and, eq, ne, sql } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { audit } from '../../audit';
import { forgetTicks } from '../../check-in/index';
import type { ServiceContext } from '../../context';
import { jsonList, jsonObject } from '../../json-sql';
import { readBookedBefore } from '../booking/booked-before';
import { notifyBooker } from '../booker-messages';
import { changePlaces } from '../places/change-places';
import { lockPeople } from '../booking/lock-people';
import type { LockedReservation } from '../locked-reservation';
import { partyHours } from '../party-hours';
import { readParty } from '../read/party';
import { endMove } from './end-move';
import { readOtherDate } from './other-dates';
import type { StoredMove } from './move-rows';

/** Where a party goes: a date that is offered to it, and one of its shifts where it has any. */
export interface OtherPlace {
  activityId: number;
  shiftId: number | null;
}

/**
 * Moves a whole party to another date in the caller's transaction, which holds the reservation's row: reference, people
 * and state stay, ages (B12), duplicates and the same date are refused as in a booking (B13), held places come back and the party's
 * own are taken in one call, last. Nothing of what was ticked on the date that was left is ticked on this one.
 */
export async function takeOtherDate(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
  move: StoredMove,
  to: OtherPlace,
): Promise<void> {
  const { id, activityId, shiftId, partySize, language } = reservation;
  const now = ctx.clock.now();
  const party = await readParty(tx, id);
  await lockPeople(ctx, tx, [{ activityId: to.activityId, party }]);
  const target = await readOtherDate(tx, move.suspensionId, to, { language, now });
  if (target === undefined) throw DomainError.of('record.notFound');
  const isHeld = to.activityId === move.heldActivityId && to.shiftId === move.heldShiftId;
  if (!target.takesPlace || target.begins <= now || (target.closed && !isHeld))
    throw DomainError.of('reservations.notBookable');
  const tooYoung = partyAgeFailure(party, { ...target, today: madridDate(now) });
  if (tooYoung) throw DomainError.from(tooYoung);
  const left = await readLeft(tx, activityId);
  const owed = await isConfirmationOwed(tx, reservation);
  const before = await readBookedBefore(tx, { id: to.activityId, date: target.date }, party, now, id);
  const repeated = findDuplicate(party, before.taken);
  if (repeated) throw DomainError.from(repeated);
  const booker = party[0]?.identityKey;
  if (booker && before.sameDate.has(booker)) throw DomainError.of('reservations.sameDate');
  await forgetTicks(ctx, tx, id);
  // The people's activity follows by the foreign key.
  await tx
    .update(reservations)
    .set({ activityId: to.activityId, shiftId: to.shiftId, scheduleToldAt: now, updatedAt: now })
    .where(eq(reservations.id, id));
  const freed = await endMove(ctx, tx, id, 'accepted', to.activityId);
  const inWords = (date: string, hours: string) => `${formatLongDate(date, language)}, ${hours}`;
  await notifyBooker(tx, reservation, owed ? 'reserva-confirmada' : 'reserva-modificada', {
    'reserva.cambio': mailTexts[language].changes.dateChanged(
      inWords(left.date, partyHours(left, left.shifts.get(shiftId ?? 0) ?? null, reservation.territoryId, language)),
      inWords(target.date, target.hours),
    ),
  });
  await audit(ctx, tx, {
    action: 'reservations.takeOtherDate',
    entity: 'reservation',
    entityId: id,
    details: {
      fromActivityId: activityId,
      fromShiftId: shiftId,
      activityId: to.activityId,
      shiftId: to.shiftId,
      people: partySize,
      notify: true,
    },
  });
  await changePlaces(ctx, tx, [
    ...freed,
    { activityId, shiftId, places: -partySize },
    { activityId: to.activityId, shiftId: to.shiftId, places: partySize },
  ]);
}

/**
 * Whether who is confirmed has no confirmation, with its code, because the outing was suspended: confirmed meanwhile, or by a
 * message that had to wait until then (B17, B35).
 */
async function isConfirmationOwed(
  tx: ServiceContext['db'],
  { id, status }: Pick<LockedReservation, 'id' | 'status'>,
): Promise<boolean> {
  if (status !== ReservationStatus.confirmed) return false;
  const ofIt = and(eq(messages.reservationId, id), eq(messages.slug, 'reserva-confirmada'));
  const [row] = await tx
    .select({
      meanwhile: sql<boolean>`${reservations.confirmedAt} > ${activities.suspendedAt}`,
      missed: sql<boolean>`exists (select from ${messages} where ${and(ofIt, eq(messages.lastError, 'messages.notDue'))})`,
      told: sql<boolean>`exists (select from ${messages} where ${and(ofIt, ne(messages.status, 'failed'))})`,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(eq(reservations.id, id));
  return row !== undefined && !row.told && (row.meanwhile || row.missed);
}

interface Left {
  date: string;
  startTime: string | null;
  endTime: string | null;
  shiftMinutes: number | null;
  shifts: Map<number, string>;
}

/** The date that is left, for the message. */
async function readLeft(tx: ServiceContext['db'], activityId: number): Promise<Left> {
  const [row] = await tx
    .select({
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      shiftMinutes: activities.shiftMinutes,
      shifts: sql<{ id: number; name: string }[]>`(
        select ${jsonList(jsonObject({ id: shifts.id, name: shifts.name }))} from ${shifts}
        where ${eq(shifts.activityId, activities.id)})`,
    })
    .from(activities)
    .where(eq(activities.id, activityId));
  if (!row) throw DomainError.of('record.notFound');
  return { ...row, shifts: new Map(row.shifts.map(({ id, name }) => [id, name])) };
}
