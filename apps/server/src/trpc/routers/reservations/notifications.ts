import { ReservationRef } from '@dehesa/domain/reservations';
import { listNotifications, markNotificationRead } from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../../init';

/** What waits for the staff, in the top bar. */
export const notifications = router({
  list: signedInProcedure.query(({ ctx }) => listNotifications(ctx.services)),
  markRead: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => markNotificationRead(ctx.services, input)),
});
