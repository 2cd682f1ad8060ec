import { activities, reservations } from '@dehesa/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { releasedInForce } from '../read/answers';

/** Stores what a party answers for the day on which the outing is now, with its entry in the audit log. */
export async function storeAnswer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
  { answer, released }: { answer: 'coming' | 'cancelled' | null; released: number },
): Promise<void> {
  await tx
    .update(reservations)
    .set({
      attendanceAnswer: answer,
      attendanceAnsweredAt: ctx.clock.now(),
      attendanceReleased: sql`${released}::smallint + ${releasedInForce}`,
      attendanceForDate: sql`${activities.date}`,
    })
    .from(activities)
    .where(and(eq(reservations.id, reservationId), eq(activities.id, reservations.activityId)));
  await audit(ctx, tx, {
    action: 'reservations.answerAttendance',
    entity: 'reservation',
    entityId: reservationId,
    details: { answer, released },
  });
}
