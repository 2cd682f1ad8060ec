import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { holdsPlaces, type MyBooking, RemoveCompanionInput } from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { changePlaces } from '../change-places';
import { queuePromotion } from '../promote-waiting-task';
import { changeBooking } from './change-booking';
import { reloadMyBooking } from './read-my-booking';

/**
 * Drops one companion; the place comes free for the waiting list (B1, B19). The booker stays: who does not come cancels.
 * Not one who was checked in (B20), and not while places are offered to the party as it is.
 */
export async function removeCompanion(ctx: ServiceContext, raw: RemoveCompanionInput): Promise<MyBooking> {
  const input = RemoveCompanionInput.parse(raw);
  await changeBooking(ctx, input, async (tx, reservation) => {
    const { id, activityId, shiftId, status, people, language, waitingListMode } = reservation;
    if (reservation.offeredPlaces > 0) throw DomainError.of('reservations.offerOpen');
    const companion = people.find((person) => person.id === input.personId && person.position > 0);
    if (companion === undefined) throw DomainError.of('record.notFound');
    if (companion.checkedIn) throw DomainError.of('reservations.companionCheckedIn');
    await tx.execute(sql`delete from people where id = ${companion.id}`);
    await tx.execute(sql`
      update reservations set party_size = party_size - 1, updated_at = ${ctx.clock.now().toISOString()}::timestamptz
      where id = ${id}`);
    // A waiting party that became smaller may fit now; one with places left one.
    if (movesByItself(waitingListMode)) await queuePromotion(tx, activityId);
    return {
      action: 'reservations.removeCompanion',
      details: { position: companion.position, people: people.length - 1 },
      told: mailTexts[language].changes.companionRemoved(`${companion.firstName} ${companion.lastName}`.trim()),
      places: async () => {
        if (holdsPlaces(status)) await changePlaces(ctx, tx, [{ activityId, shiftId, places: -1 }]);
      },
    };
  });
  return reloadMyBooking(ctx, input);
}
