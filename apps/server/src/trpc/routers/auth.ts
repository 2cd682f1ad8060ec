import { ChangePasswordInput, RecoverPasswordInput, SignInInput, VerifyEmailInput } from '@dehesa/domain/auth';
import {
  changePassword,
  describeSession,
  recoverPassword,
  sendEmailVerification,
  signIn,
  signOut,
  verifyEmail,
} from '@dehesa/services/auth';
import { publicProcedure, router, sessionProcedure, signedInProcedure } from '../init';

export const auth = router({
  /** Who is signed in, if anybody; asking is a use of the session, so the cookie lives on with it (B23). */
  session: publicProcedure.query(({ ctx }) => {
    if (ctx.user !== null && ctx.sessionToken !== null) ctx.setSession(ctx.sessionToken);
    return describeSession(ctx.services, ctx.user);
  }),
  signIn: publicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const { token, mustChangePassword } = await signIn(ctx.services, input, ctx.address);
    ctx.setSession(token);
    return { mustChangePassword };
  }),
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx.services, ctx.sessionToken);
    ctx.clearSession();
  }),
  recoverPassword: publicProcedure
    .input(RecoverPasswordInput)
    .mutation(({ ctx, input }) => recoverPassword(ctx.services, input, ctx.address)),
  /** A member's link that proves its address, and what the link opens: that works without signing in. */
  sendEmailVerification: signedInProcedure.mutation(({ ctx }) => sendEmailVerification(ctx.services)),
  verifyEmail: publicProcedure.input(VerifyEmailInput).mutation(({ ctx, input }) => verifyEmail(ctx.services, input)),
  changePassword: sessionProcedure
    .input(ChangePasswordInput)
    .mutation(({ ctx, input }) =>
      changePassword(ctx.services, { user: ctx.user, token: ctx.sessionToken }, input, ctx.address),
    ),
});
