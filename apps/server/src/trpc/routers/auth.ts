import { ChangePasswordInput, RecoverPasswordInput, SignInInput, VerifyEmailInput } from '@dehesa/domain/auth';
import { AcceptInvitationInput, InvitationRef } from '@dehesa/domain/users';
import {
  beginSignIn,
  changePassword,
  describeSession,
  recoverPassword,
  sendEmailVerification,
  signOut,
  verifyEmail,
} from '@dehesa/services/auth';
import { acceptInvitation, openInvitation } from '@dehesa/services/users';
import { publicProcedure, router, sessionProcedure, signedInProcedure } from '../init';
import { proof } from './auth/proof';
import { secondFactor } from './auth/second-factor';

export const auth = router({
  /** Who is signed in, if anybody; asking is a use of the session, so the cookie lives on with it (B23). */
  session: publicProcedure.query(({ ctx }) => {
    if (ctx.user !== null && ctx.session !== null) ctx.setSession({ token: ctx.session.token, device: null });
    return describeSession(ctx.services, ctx.user);
  }),
  signIn: publicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const begun = await beginSignIn(ctx.services, input, ctx.origin, ctx.secondFactor.device);
    if (begun.step === 'second') {
      ctx.secondFactor.setPending(begun.pending);
      return { mustChangePassword: false, secondStep: begun.factors };
    }
    ctx.setSession(begun);
    return { mustChangePassword: begun.mustChangePassword, secondStep: null };
  }),
  secondFactor,
  proof,
  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx.services, ctx.user);
    ctx.clearSession();
  }),
  /** Answers alike whether or not there is such an account. */
  recoverPassword: publicProcedure.input(RecoverPasswordInput).mutation(async ({ ctx, input }) => {
    await recoverPassword(ctx.services, input, ctx.address);
  }),
  /** A member's link that proves its address, and what the link opens: that works without signing in. */
  sendEmailVerification: signedInProcedure.mutation(({ ctx }) => sendEmailVerification(ctx.services)),
  verifyEmail: publicProcedure.input(VerifyEmailInput).mutation(({ ctx, input }) => verifyEmail(ctx.services, input)),
  /** What the link of an invitation opens; asked by a mutation, so that no address and no log has the token. */
  openInvitation: publicProcedure
    .input(InvitationRef)
    .mutation(({ ctx, input }) => openInvitation(ctx.services, input)),
  acceptInvitation: publicProcedure
    .input(AcceptInvitationInput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx.services, input)),
  changePassword: sessionProcedure
    .input(ChangePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx.services, ctx.user, input, ctx.address)),
});
