import { DomainError } from '@dehesa/domain/errors';
import type { BookingProof } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../context';
import { enquiryVisits } from './booking-limits';
import { countVisit } from './count-visit';

/**
 * Counts what a visitor asks about an activity (B82) as bookings are, apart from them and with limits of its own: beyond
 * these it is `request.tooMany`.
 */
export async function countEnquiry(ctx: ServiceContext, activityId: number, proof: BookingProof | null): Promise<void> {
  // No activity has such a number: what is asked about one takes nothing of what is booked of it.
  const over = await countVisit(ctx, { counted: 'enquiry', subject: -activityId, limits: enquiryVisits }, proof);
  if (over !== null) throw DomainError.of('request.tooMany', over);
}
