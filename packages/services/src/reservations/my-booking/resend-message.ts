import { type MyBooking, MyBookingLink, myBookingLimits } from '@dehesa/domain/reservations';
import { assertNotTooMany, audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyBooker } from '../booker-messages';
import { statusSlugs } from '../status/status-slugs';
import { assertOpen } from './change-booking';
import { lockClaimed } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

const action = 'reservations.resend';

/**
 * Sends the message of the reservation's state again (the confirmation, with its QR and calendar entry), to the booker's
 * address and no other, and by WhatsApp where it is wanted. A few a day, with a pause between: `request.tooMany`.
 */
export async function resendMessage(ctx: ServiceContext, raw: MyBookingLink): Promise<MyBooking> {
  const input = MyBookingLink.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockClaimed(ctx, tx, input.token);
    assertOpen(reservation);
    const { resendsADay, resendPause } = myBookingLimits;
    await assertNotTooMany(
      tx,
      { entity: 'reservation', entityId: reservation.id, actions: [action] },
      { aDay: resendsADay, pauseMinutes: resendPause },
    );
    await notifyBooker(tx, reservation, statusSlugs[reservation.status]);
    await audit(ctx, tx, {
      action,
      entity: 'reservation',
      entityId: reservation.id,
      details: { notify: true },
    });
  });
  return reloadMyBooking(ctx, input);
}
