import { activities, reservations, shifts } from '@dehesa/db/schema';
import { movesByItself, partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ChangeShiftInput, holdsPlaces, type MyBooking } from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { and, eq } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import type { ServiceContext } from '../../context';
import { shiftText } from '../../messages/index';
import { changePlaces } from '../places/change-places';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import { changeBooking } from './change-booking';
import { reloadMyBooking } from './read-my-booking';

/**
 * Moves the whole party to another shift of the same activity where there is room: both shifts in one call of
 * `changePlaces`, so that it never holds places twice or nowhere. Who waits has no places to move:
 * `reservations.transitionNotAllowed`; a shift that has begun takes nobody.
 */
export async function changeShift(ctx: ServiceContext, raw: ChangeShiftInput): Promise<MyBooking> {
  const input = ChangeShiftInput.parse(raw);
  await changeBooking(ctx, input, async (tx, reservation) => {
    const { id, activityId, shiftId, status, partySize, language, territoryId, date, waitingListMode } = reservation;
    if (!holdsPlaces(status) || shiftId === null) throw DomainError.of('reservations.transitionNotAllowed');
    if (shiftId === input.shiftId) return null;
    const [shift] = await tx
      .select({
        name: shifts.name,
        startTime: activityHead.startTime,
        endTime: activityHead.endTime,
        shiftMinutes: activities.shiftMinutes,
      })
      .from(shifts)
      .innerJoin(activities, eq(activities.id, shifts.activityId))
      .where(and(eq(shifts.id, input.shiftId), eq(shifts.activityId, activityId)))
      .for('key share', { of: shifts });
    if (!shift) throw DomainError.of('reservations.shiftMissing');
    const begins = partyBegins({ date, startTime: shift.startTime, endTime: shift.endTime }, shift.name);
    if (begins.getTime() <= ctx.clock.now().getTime()) throw DomainError.of('reservations.alreadyBegun');
    await tx
      .update(reservations)
      .set({ shiftId: input.shiftId, updatedAt: ctx.clock.now() })
      .where(eq(reservations.id, id));
    if (movesByItself(waitingListMode)) await queuePromotion(tx, activityId);
    const { shiftMinutes } = shift;
    const inWords = (name: string | null) => shiftText(name, { territoryId, date, shiftMinutes }, language);
    return {
      action: 'reservations.changeShift',
      details: { fromShiftId: shiftId, shiftId: input.shiftId, people: partySize },
      told: mailTexts[language].changes.shiftChanged(inWords(reservation.shiftName), inWords(shift.name)),
      places: () =>
        changePlaces(ctx, tx, [
          { activityId, shiftId, places: -partySize },
          { activityId, shiftId: input.shiftId, places: partySize },
        ]),
    };
  });
  return reloadMyBooking(ctx, input);
}
