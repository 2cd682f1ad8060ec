import { activities, reservations, territories } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type MyBooking, SwitchWhatsappInput } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { booker, ofBooker } from '../read/booker';
import { mobileOf } from '../read/people';
import { assertOpen } from './change-booking';
import { lockClaimed } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

/**
 * Switches messages by WhatsApp on or off by the link; e-mail goes on. Switched on where there is no account
 * (`messages.whatsappNotConfigured`) or no mobile telephone (`messages.whatsappNoPhone`) they would never come.
 */
export async function switchWhatsapp(ctx: ServiceContext, raw: SwitchWhatsappInput): Promise<MyBooking> {
  const input = SwitchWhatsappInput.parse(raw);
  const { wanted } = input;
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockClaimed(ctx, tx, input.token);
    assertOpen(reservation);
    if (reservation.whatsappWanted === wanted) return;
    if (wanted) await assertReachable(tx, reservation.id);
    const now = ctx.clock.now();
    await tx
      .update(reservations)
      .set({ updatedAt: now, whatsappConsentAt: wanted ? now : null })
      .where(eq(reservations.id, reservation.id));
    await audit(ctx, tx, {
      action: 'reservations.switchWhatsapp',
      entity: 'reservation',
      entityId: reservation.id,
      details: { wanted },
    });
  });
  return reloadMyBooking(ctx, input);
}

async function assertReachable(tx: ServiceContext['db'], id: number): Promise<void> {
  const [row] = await tx
    .select({ account: hasWhatsappAccount, mobile: mobileOf(booker) })
    .from(reservations)
    .innerJoin(booker, ofBooker)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(eq(reservations.id, id));
  if (row?.account !== true) throw DomainError.of('messages.whatsappNotConfigured');
  if (row.mobile === null) throw DomainError.of('messages.whatsappNoPhone');
}
