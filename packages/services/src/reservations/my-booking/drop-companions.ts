import { people, reservations } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { holdsPlaces } from '@dehesa/domain/reservations';
import { formatList } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { changePlaces } from '../places/change-places';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import type { OwnChange } from './change-booking';
import type { ClaimedReservation } from './claimed-reservation';

/**
 * Drops companions; their places come free for the waiting list (B1, B19). The booker stays: who does not come cancels.
 * Nobody who was checked in (B20), and not while places are offered to the party as it is.
 */
export async function dropCompanions(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: ClaimedReservation,
  personIds: readonly number[],
): Promise<OwnChange> {
  const { id, activityId, shiftId, status, people: party, language, waitingListMode } = reservation;
  if (reservation.offeredPlaces > 0) throw DomainError.of('reservations.offerOpen');
  const gone = party.filter((person) => person.position > 0 && personIds.includes(person.id));
  if (gone.length !== personIds.length) throw DomainError.of('record.notFound');
  if (gone.some((person) => person.checkedIn)) throw DomainError.of('reservations.companionCheckedIn');
  await tx.delete(people).where(sql`${people.id} = any(${idArray(gone.map((person) => person.id))})`);
  await tx
    .update(reservations)
    .set({ partySize: sql`${reservations.partySize} - ${gone.length}::int`, updatedAt: ctx.clock.now() })
    .where(eq(reservations.id, id));
  // A waiting party that became smaller may fit now; one with places left some.
  if (movesByItself(waitingListMode)) await queuePromotion(tx, activityId);
  const names = gone.map((person) => `${person.firstName} ${person.lastName}`.trim());
  const { changes } = mailTexts[language];
  const [name = ''] = names;
  return {
    action: 'reservations.removeCompanion',
    details: {
      ...(gone.length === 1 ? { position: gone[0]?.position } : { positions: gone.map((person) => person.position) }),
      people: reservation.partySize - gone.length,
    },
    told: names.length === 1 ? changes.companionRemoved(name) : changes.companionsRemoved(formatList(names, language)),
    places: async () => {
      if (holdsPlaces(status)) await changePlaces(ctx, tx, [{ activityId, shiftId, places: -gone.length }]);
    },
  };
}
