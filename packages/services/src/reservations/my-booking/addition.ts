import { reservations } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import {
  holdsPlaces,
  type MyBookingAddition,
  placesLeft,
  reservationLimits,
  type ReservationStatus,
} from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { collaboratorWithAccess } from '../../collaborator-with-access';
import type { ServiceContext } from '../../context';
import { isBookable, readBookableActivity } from '../booking/bookable-activity';
import { readRoomToWait } from '../waiting-list/assert-room-to-wait';

interface Party {
  id: number;
  activityId: number;
  shiftId: number | null;
  status: ReservationStatus;
  date: string;
  startTime: string | null;
  endTime: string | null;
  people: readonly { position: number }[];
}

/** Whether somebody can join a party that may change, as its page tells before anything is typed (B74). */
export async function readAddition(ctx: ServiceContext, party: Party): Promise<MyBookingAddition> {
  const activity = await readBookableActivity(ctx.db, party.activityId);
  if (!activity) throw DomainError.of('record.notFound');
  const now = ctx.clock.now();
  const slot = freeSlot(party.people);
  const takesPlace = holdsPlaces(party.status);
  const freeIn = (shiftId: number | null) => {
    const places = activity.places.find((row) => row.shiftId === (shiftId ?? 0));
    return places === undefined ? 0 : Math.max(0, placesLeft(places));
  };
  const free = takesPlace ? freeIn(party.shiftId) : null;
  const bookable = isBookable(activity, await collaboratorOf(ctx.db, party.id), now);
  const listFull = !takesPlace && (await readRoomToWait(ctx, ctx.db, activity, party.shiftId)) < 1;
  const noRoom = free === 0 ? 'noPlaces' : listFull ? 'listFull' : null;
  const { minimumAge, childrenAllowed, waitingListMode } = activity;
  return {
    hindrance: slot === null ? 'partyFull' : !bookable ? 'notBookable' : noRoom,
    free,
    person: slot ?? 0,
    rules: { minimumAge, childrenAllowed, today: madridDate(now) },
    otherShift:
      takesPlace &&
      activity.shifts.some(
        (shift) =>
          shift.id !== party.shiftId &&
          freeIn(shift.id) > party.people.length &&
          partyBegins(party, shift.name).getTime() > now.getTime(),
      ),
    waitingList: waitingListMode !== 'none',
  };
}

/** The lowest slot that nobody has, from 1; null where the party is as large as one can be. */
export function freeSlot(party: readonly { position: number }[]): number | null {
  const taken = new Set(party.map(({ position }) => position));
  for (let slot = 1; slot <= reservationLimits.companions; slot += 1) if (!taken.has(slot)) return slot;
  return null;
}

/** The collaborator by whose link the party came, as long as that one has access (B9). */
export async function collaboratorOf(db: ServiceContext['db'], reservationId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: reservations.collaboratorId })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  return (await collaboratorWithAccess({ db }, row?.id ?? null))?.id ?? null;
}
