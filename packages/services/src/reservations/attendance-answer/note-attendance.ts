import { activities, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { NoteAttendanceInput, ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { hasBegun } from '../status/has-begun';
import { lockReachableReservation } from '../locked-reservation';
import { answerInForce } from '../read/answers';
import { storeAnswer } from './store-answer';

/** Staff note that a party has said by telephone that it comes, or take such a note back (B21). Again: nothing changes. */
export async function noteAttendance(ctx: ServiceContext, raw: NoteAttendanceInput): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id, coming } = NoteAttendanceInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    if (await hasBegun(ctx, tx, id)) throw DomainError.of('reservations.alreadyBegun');
    const [given] = await tx
      .select({ answer: answerInForce })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .where(eq(reservations.id, id));
    const answer = coming ? 'coming' : null;
    if (given?.answer === answer) return;
    await storeAnswer(ctx, tx, id, { answer, released: 0 });
  });
}
