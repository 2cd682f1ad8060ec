import { DomainError } from '@dehesa/domain/errors';
import { ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { checkInEverybody } from '../../check-in/index';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockReachableReservation } from '../locked-reservation';

/** Checks in everybody of a confirmed reservation who is not yet; with nobody left it was done already (B20). */
export async function confirmAttendance(ctx: ServiceContext, input: ReservationRef): Promise<{ people: number }> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    const people = await checkInEverybody(ctx, tx, id);
    if (people === 0) throw DomainError.of('reservations.attendanceAlreadySet');
    return { people };
  });
}
