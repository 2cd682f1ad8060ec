import { messages } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Takes back the reminders of a party that have not left yet: it does not come, so that nobody waits for it. */
export async function withdrawReminders(tx: ServiceContext['db'], reservationId: number): Promise<void> {
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.reservationId, reservationId),
        eq(messages.slug, 'reserva-recordatorio'),
        eq(messages.status, 'queued'),
        eq(messages.attempts, 0),
      ),
    );
}
