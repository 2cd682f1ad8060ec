import { DomainError } from '@dehesa/domain/errors';
import { type MyBooking, SwitchWhatsappInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { hasWhatsappAccount } from '../../configuration/index';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { bookerMobile } from '../booker-messages';
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
    const now = ctx.clock.now().toISOString();
    await tx.execute(sql`
      update reservations set updated_at = ${now}::timestamptz,
        whatsapp_consent_at = ${wanted ? now : null}::timestamptz
      where id = ${reservation.id}`);
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
  const [row] = await tx.execute<{ account: boolean; mobile: string | null }>(sql`
    select ${hasWhatsappAccount} as account, ${bookerMobile} as mobile
    from reservations r
    join people p on p.reservation_id = r.id and p.position = 0
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    where r.id = ${id}`);
  if (row?.account !== true) throw DomainError.of('messages.whatsappNotConfigured');
  if (row.mobile === null) throw DomainError.of('messages.whatsappNoPhone');
}
