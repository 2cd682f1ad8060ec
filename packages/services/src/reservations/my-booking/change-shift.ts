import { movesByItself, partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ChangeShiftInput, holdsPlaces, type MyBooking } from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { sql } from 'drizzle-orm';
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
    const [shift] = await tx.execute<{ name: string; start_time: string | null; end_time: string | null }>(sql`
      select s.name, to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time
      from shifts s join activities a on a.id = s.activity_id
      where s.id = ${input.shiftId} and s.activity_id = ${activityId}
      for key share of s`);
    if (!shift) throw DomainError.of('reservations.shiftMissing');
    const begins = partyBegins({ date, startTime: shift.start_time, endTime: shift.end_time }, shift.name);
    if (begins.getTime() <= ctx.clock.now().getTime()) throw DomainError.of('reservations.alreadyBegun');
    await tx.execute(sql`
      update reservations set shift_id = ${input.shiftId}, updated_at = ${ctx.clock.now().toISOString()}::timestamptz
      where id = ${id}`);
    if (movesByItself(waitingListMode)) await queuePromotion(tx, activityId);
    const inWords = (name: string | null) => shiftText(name, { territoryId, date }, language);
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
