import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Takes back the reminders of a party that have not left yet: it does not come, so that nobody waits for it. */
export async function withdrawReminders(tx: ServiceContext['db'], reservationId: number): Promise<void> {
  await tx.execute(sql`
    delete from messages
    where reservation_id = ${reservationId} and slug = 'reserva-recordatorio' and status = 'queued' and attempts = 0`);
}
