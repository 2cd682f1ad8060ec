import { DomainError } from '@dehesa/domain/errors';
import { type MyBooking, MyBookingLink, myBookingLimits } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyBooker } from '../booker-messages';
import { statusSlugs } from '../status/status-slugs';
import { assertOpen } from './change-booking';
import { lockClaimed } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

/**
 * Sends the message of the reservation's state again (the confirmation, with its QR and calendar entry), to the booker's
 * address and no other, and by WhatsApp where it is wanted. A few a day, with a pause between: `request.tooMany`.
 */
export async function resendMessage(ctx: ServiceContext, raw: MyBookingLink): Promise<MyBooking> {
  const input = MyBookingLink.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockClaimed(ctx, tx, input.token);
    assertOpen(reservation);
    await assertNotTooMany(tx, reservation.id);
    await notifyBooker(tx, reservation, statusSlugs[reservation.status]);
    await audit(ctx, tx, {
      action: 'reservations.resend',
      entity: 'reservation',
      entityId: reservation.id,
      details: { notify: true },
    });
  });
  return reloadMyBooking(ctx, input);
}

async function assertNotTooMany(tx: ServiceContext['db'], reservationId: number): Promise<void> {
  const { resendsADay, resendPause } = myBookingLimits;
  const [row] = await tx.execute<{ sent: number; pause: number | null; day: number | null }>(sql`
    select count(*)::int as sent,
      ceil(extract(epoch from max(at) + ${resendPause}::int * interval '1 minute' - now()))::int as pause,
      ceil(extract(epoch from min(at) + interval '1 day' - now()))::int as day
    from audit_log
    where entity = 'reservation' and entity_id = ${reservationId} and action = 'reservations.resend'
      and at > now() - interval '1 day'`);
  const wait = Math.max(row?.pause ?? 0, row !== undefined && row.sent >= resendsADay ? (row.day ?? 0) : 0);
  if (wait > 0) throw DomainError.of('request.tooMany', { retryAfterSeconds: wait });
}
