import { people } from '@dehesa/db/schema';
import { isTerritoryId } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { readWhatsappAccount } from '../../configuration/index';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueMessage } from '../../messages/index';
import { messageTo } from '../booker-messages';
import { lockReachableReservation } from '../locked-reservation';
import { mobileOf } from '../read/people';
import { statusSlugs } from '../status/status-slugs';

/**
 * Sends the confirmation of a confirmed reservation by WhatsApp, whether or not the booker had asked for it, for role 0
 * alone (B58). Refused of a suspended outing, without an account to send from (`messages.whatsappNotConfigured`, B38) and
 * where the booker's telephone is no mobile one (`messages.whatsappNoPhone`).
 */
export async function resendWhatsapp(ctx: ServiceContext, input: ReservationRef): Promise<void> {
  const actor = authorize(ctx, 'messages.resendWhatsapp');
  const { id } = ReservationRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    // Cancelled ones are not found by whoever does not ask for them (B18).
    if (reservation.status === ReservationStatus.cancelled) throw DomainError.of('record.notFound');
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    const { territoryId, suspended } = reservation;
    if (suspended) throw DomainError.of('activities.suspended');
    const account = isTerritoryId(territoryId) && (await readWhatsappAccount({ ...ctx, db: tx }, territoryId));
    if (!account) throw DomainError.of('messages.whatsappNotConfigured');
    const [booker] = await tx
      .select({ mobile: mobileOf(people) })
      .from(people)
      .where(and(eq(people.reservationId, id), eq(people.position, 0)));
    if (!booker?.mobile) throw DomainError.of('messages.whatsappNoPhone');
    const slug = statusSlugs[reservation.status];
    await queueMessage(tx, messageTo(reservation, slug, {}, 'whatsapp', booker.mobile));
    await audit(ctx, tx, {
      action: 'reservations.resendWhatsapp',
      entity: 'reservation',
      entityId: id,
      details: { notify: true },
    });
  });
}
