import { type MyBooking, MyBookingLink } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { cancelByLink } from '../status/cancel-by-link';
import { reloadMyBooking } from './read-my-booking';

/** The cancelling of `/cancelacion/{data}`, answered with the reservation as it is then (B18, B37). */
export async function cancelMyBooking(ctx: ServiceContext, raw: MyBookingLink): Promise<MyBooking> {
  const input = MyBookingLink.parse(raw);
  await cancelByLink(ctx, input);
  return reloadMyBooking(ctx, input);
}
