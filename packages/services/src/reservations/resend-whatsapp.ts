import { DomainError } from '@dehesa/domain/errors';
import { ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../context';
import { readReservation } from './read-reservation';

/**
 * Sends the WhatsApp confirmation of a confirmed reservation again, for role 0 alone (document 2 §6). No installation has
 * an account to send from (B38): what may be asked for is refused as `messages.whatsappNotConfigured`.
 */
export async function resendWhatsapp(ctx: ServiceContext, input: ReservationRef): Promise<never> {
  authorize(ctx, 'messages.resendWhatsapp');
  const { id } = ReservationRef.parse(input);
  const { status } = await readReservation(ctx, { id, includeCancelled: false });
  if (status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
  throw DomainError.of('messages.whatsappNotConfigured');
}
