import { activities } from '@dehesa/db/schema';
import { attendanceOpen } from '@dehesa/domain/check-in';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { ReservationRef, ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { checkInEverybody, takeBackEverybody } from '../../check-in/index';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockReachableReservation } from '../locked-reservation';

/**
 * Checks in everybody of a confirmed reservation who is not yet, from the day of the outing on (B64); with nobody left it
 * was done already (B20).
 */
export async function confirmAttendance(ctx: ServiceContext, input: ReservationRef): Promise<{ people: number }> {
  return checkIn(ctx, input, true);
}

/** The same as the documented call has it, which knows no day. */
export async function confirmAttendanceAnyDay(ctx: ServiceContext, input: ReservationRef): Promise<{ people: number }> {
  return checkIn(ctx, input, false);
}

async function checkIn(ctx: ServiceContext, input: ReservationRef, whenOpen: boolean): Promise<{ people: number }> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const { status, activityId } = await lockReachableReservation(tx, actor, id);
    if (status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    if (whenOpen) await assertOpen(ctx, tx, activityId);
    const people = await checkInEverybody(ctx, tx, id);
    if (people === 0) throw DomainError.of('reservations.attendanceAlreadySet');
    return { people };
  });
}

async function assertOpen(ctx: ServiceContext, tx: ServiceContext['db'], activityId: number): Promise<void> {
  const [outing] = await tx
    .select({ date: activities.date, startTime: activities.startTime })
    .from(activities)
    .where(eq(activities.id, activityId));
  if (outing && attendanceOpen(outing, madridDate(ctx.clock.now()))) return;
  throw DomainError.of('reservations.attendanceTooEarly');
}

/** Takes back that anybody of a reservation is there, on whatever day; where nobody is, there is nothing to take back (B64). */
export async function undoAttendance(ctx: ServiceContext, input: ReservationRef): Promise<{ people: number }> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const { status } = await lockReachableReservation(tx, actor, id);
    if (status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    const people = await takeBackEverybody(ctx, tx, id);
    if (people === 0) throw DomainError.of('reservations.attendanceNotSet');
    return { people };
  });
}
