import { DomainError } from '@dehesa/domain/errors';
import type { BookingProof } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../context';
import { bookingLimitsOf } from './booking-limits';
import { countVisit } from './count-visit';

/**
 * Counts a visitor's booking of the last sixty minutes before anything is held for it. Refuses with
 * `reservations.tooManyInHour`, and with `reservations.proofRequired` where the device has to do some work first (or has
 * handed in what is spent). Staff and jobs are not counted.
 */
export async function countBooking(ctx: ServiceContext, activityId: number, proof: BookingProof | null): Promise<void> {
  const limits = bookingLimitsOf(ctx.installation);
  const over = await countVisit(ctx, { counted: 'booking', subject: activityId, limits }, proof);
  if (over !== null) throw DomainError.of('reservations.tooManyInHour', over);
}
