import { SessionEndInput, UserSessionsInput } from '@dehesa/domain/auth';
import { endSession, endSessions, listSessions } from '@dehesa/services/auth';
import { router, signedInProcedure } from '../../init';

/** One's own open sessions, and anybody's for super admins. */
export const sessions = router({
  list: signedInProcedure
    .input(UserSessionsInput)
    .query(({ ctx, input }) => listSessions(ctx.services, input, ctx.user.sessionId)),
  end: signedInProcedure.input(SessionEndInput).mutation(({ ctx, input }) => endSession(ctx.services, input)),
  endOthers: signedInProcedure
    .input(UserSessionsInput)
    .mutation(({ ctx, input }) => endSessions(ctx.services, input, ctx.user.sessionId)),
});
