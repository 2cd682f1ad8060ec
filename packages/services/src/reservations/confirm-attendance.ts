import { DomainError } from '@dehesa/domain/errors';
import { ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockReachableReservation } from './locked-reservation';

/** Checks in everybody of a confirmed reservation who is not yet; with nobody left it was done already (B20). */
export async function confirmAttendance(ctx: ServiceContext, input: ReservationRef): Promise<{ people: number }> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    const added = await tx.execute(sql`
      insert into attendance (reservation_id, person_id, checked_in_at, checked_in_by)
      select p.reservation_id, p.id, ${ctx.clock.now().toISOString()}::timestamptz, ${actor.userId}
      from people p where p.reservation_id = ${id}
      on conflict (person_id) where undone_at is null do nothing
      returning id`);
    if (added.length === 0) throw DomainError.of('reservations.attendanceAlreadySet');
    await audit(ctx, tx, {
      action: 'reservations.confirmAttendance',
      entity: 'reservation',
      entityId: id,
      details: { people: added.length },
    });
    return { people: added.length };
  });
}
