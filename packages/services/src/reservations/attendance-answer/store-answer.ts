import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';

/** Stores what a party answers for the day on which the outing is now, with its entry in the audit log. */
export async function storeAnswer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
  { answer, released }: { answer: 'coming' | 'cancelled' | null; released: number },
): Promise<void> {
  const now = ctx.clock.now().toISOString();
  await tx.execute(sql`
    update reservations r set attendance_answer = ${answer}::text, attendance_answered_at = ${now}::timestamptz,
      attendance_released = ${released}::smallint + case when r.attendance_for_date = activities.date then r.attendance_released else 0 end,
      attendance_for_date = activities.date
    from activities
    where r.id = ${reservationId} and activities.id = r.activity_id`);
  await audit(ctx, tx, {
    action: 'reservations.answerAttendance',
    entity: 'reservation',
    entityId: reservationId,
    details: { answer, released },
  });
}
