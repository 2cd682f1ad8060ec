import { AttendanceListInput, NoteAttendanceInput } from '@dehesa/domain/reservations';
import { listAttendanceAnswers, noteAttendance } from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../../init';

/** Who comes to an activity, as parties answered their reminders or said by telephone. */
export const attendance = router({
  list: signedInProcedure
    .input(AttendanceListInput)
    .query(({ ctx, input }) => listAttendanceAnswers(ctx.services, input)),
  note: signedInProcedure.input(NoteAttendanceInput).mutation(({ ctx, input }) => noteAttendance(ctx.services, input)),
});
