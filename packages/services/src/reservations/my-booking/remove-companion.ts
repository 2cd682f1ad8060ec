import { type MyBooking, RemoveCompanionInput } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { changeBooking } from './change-booking';
import { dropCompanions } from './drop-companions';
import { reloadMyBooking } from './read-my-booking';

/** The booker drops one companion by the link (B1, B19). */
export async function removeCompanion(ctx: ServiceContext, raw: RemoveCompanionInput): Promise<MyBooking> {
  const input = RemoveCompanionInput.parse(raw);
  await changeBooking(ctx, input, (tx, reservation) => dropCompanions(ctx, tx, reservation, [input.personId]));
  return reloadMyBooking(ctx, input);
}
