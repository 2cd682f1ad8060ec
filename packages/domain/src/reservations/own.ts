import { z } from 'zod';
import { StaffLanguage } from '../languages';
import { Paging } from '../paging';

/** A member's own reservations lie ahead or behind. */
const OwnReservationTime = z.enum(['coming', 'past']);
export type OwnReservationTime = z.infer<typeof OwnReservationTime>;

/** A page of a member's own reservations, in the language of the screen. */
export const OwnReservationsInput = Paging.extend({
  time: OwnReservationTime.default('coming'),
  language: StaffLanguage.default('es'),
});
export type OwnReservationsInput = z.infer<typeof OwnReservationsInput>;
