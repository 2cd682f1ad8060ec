import {
  AnswerQuestionsInput,
  AddCompanionInput,
  ChangeShiftInput,
  CorrectEmailInput,
  CorrectNameInput,
  MyBookingLink,
  RemoveCompanionInput,
  SwitchWhatsappInput,
} from '@dehesa/domain/reservations';
import {
  addCompanion,
  cancelMyBooking,
  changeShift,
  answerQuestions,
  correctEmail,
  correctName,
  reloadMyBooking,
  removeCompanion,
  resendMessage,
  switchWhatsapp,
} from '@dehesa/services/reservations';
import { linkProcedure, router } from '../init';

/** A visitor's own reservation by the signed link; each change answers it as it is then. */
export const myBookingRouter = router({
  read: linkProcedure.input(MyBookingLink).query(({ ctx, input }) => reloadMyBooking(ctx.services, input)),
  addCompanion: linkProcedure.input(AddCompanionInput).mutation(({ ctx, input }) => addCompanion(ctx.services, input)),
  removeCompanion: linkProcedure
    .input(RemoveCompanionInput)
    .mutation(({ ctx, input }) => removeCompanion(ctx.services, input)),
  answerQuestions: linkProcedure
    .input(AnswerQuestionsInput)
    .mutation(({ ctx, input }) => answerQuestions(ctx.services, input)),
  correctName: linkProcedure.input(CorrectNameInput).mutation(({ ctx, input }) => correctName(ctx.services, input)),
  correctEmail: linkProcedure.input(CorrectEmailInput).mutation(({ ctx, input }) => correctEmail(ctx.services, input)),
  changeShift: linkProcedure.input(ChangeShiftInput).mutation(({ ctx, input }) => changeShift(ctx.services, input)),
  resend: linkProcedure.input(MyBookingLink).mutation(({ ctx, input }) => resendMessage(ctx.services, input)),
  switchWhatsapp: linkProcedure
    .input(SwitchWhatsappInput)
    .mutation(({ ctx, input }) => switchWhatsapp(ctx.services, input)),
  cancel: linkProcedure.input(MyBookingLink).mutation(({ ctx, input }) => cancelMyBooking(ctx.services, input)),
});
