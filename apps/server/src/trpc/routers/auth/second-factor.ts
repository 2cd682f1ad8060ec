import {
  ConfirmPasskeyInput,
  ConfirmTotpInput,
  CreateApplicationKeyInput,
  FinishSignInInput,
  FinishWithPasskeyInput,
  PasswordAgain,
  RemovePasskeyInput,
  RenamePasskeyInput,
  SecondFactorRef,
} from '@dehesa/domain/auth';
import {
  askForPasskey,
  confirmPasskey,
  confirmTotp,
  createApplicationKey,
  endApplicationKey,
  endDevice,
  type FinishedSignIn,
  finishSignIn,
  listApplicationKeys,
  noteAsked,
  readAccountFactors,
  readSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
  type SecondStep,
  startPasskey,
  startTotp,
} from '@dehesa/services/auth';
import type { TrpcContext } from '../../context';
import { publicProcedure, router, setUpProcedure, signedInProcedure } from '../../init';

/** The second step of signing in, and what it is taken with. */
export const secondFactor = router({
  /** A code of the app, or a recovery code. */
  finish: publicProcedure
    .input(FinishSignInInput)
    .mutation(({ ctx, input: { code, rememberDevice } }) => finish(ctx, { kind: 'code', code }, rememberDevice)),
  passkeyOptions: publicProcedure.mutation(({ ctx }) => askForPasskey(ctx.services, ctx.secondFactor.pending)),
  finishWithPasskey: publicProcedure
    .input(FinishWithPasskeyInput)
    .mutation(({ ctx, input: { answer, rememberDevice } }) => finish(ctx, { kind: 'passkey', answer }, rememberDevice)),

  read: setUpProcedure.query(({ ctx }) => readSecondFactor(ctx.services, ctx.secondFactor.device)),
  startTotp: setUpProcedure
    .input(PasswordAgain)
    .mutation(({ ctx, input }) => startTotp(ctx.services, input, ctx.address)),
  confirmTotp: setUpProcedure.input(ConfirmTotpInput).mutation(({ ctx, input }) => confirmTotp(ctx.services, input)),
  removeTotp: setUpProcedure
    .input(PasswordAgain)
    .mutation(({ ctx, input }) => removeTotp(ctx.services, input, ctx.address)),
  startPasskey: setUpProcedure
    .input(PasswordAgain)
    .mutation(({ ctx, input }) => startPasskey(ctx.services, input, ctx.address)),
  confirmPasskey: setUpProcedure
    .input(ConfirmPasskeyInput)
    .mutation(({ ctx, input }) => confirmPasskey(ctx.services, input)),
  removePasskey: setUpProcedure
    .input(RemovePasskeyInput)
    .mutation(({ ctx, input }) => removePasskey(ctx.services, input, ctx.address)),
  renamePasskey: setUpProcedure
    .input(RenamePasskeyInput)
    .mutation(({ ctx, input }) => renamePasskey(ctx.services, input)),
  renewRecoveryCodes: setUpProcedure
    .input(PasswordAgain)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.services, input, ctx.address)),
  endDevice: setUpProcedure.input(SecondFactorRef).mutation(({ ctx, input }) => endDevice(ctx.services, input)),
  /** Asked at the first sign-in, and answered with "not now". */
  noteAsked: setUpProcedure.mutation(({ ctx }) => noteAsked(ctx.services)),

  /** What documented clients sign in with in place of a password. */
  applicationKeys: router({
    list: signedInProcedure.query(({ ctx }) => listApplicationKeys(ctx.services)),
    create: signedInProcedure
      .input(CreateApplicationKeyInput)
      .mutation(({ ctx, input }) => createApplicationKey(ctx.services, input, ctx.address)),
    end: signedInProcedure.input(SecondFactorRef).mutation(({ ctx, input }) => endApplicationKey(ctx.services, input)),
  }),

  /** Somebody else's, for a super admin. */
  ofAccount: signedInProcedure
    .input(SecondFactorRef)
    .query(({ ctx, input }) => readAccountFactors(ctx.services, input)),
  reset: signedInProcedure.input(SecondFactorRef).mutation(({ ctx, input }) => resetSecondFactor(ctx.services, input)),
});

/** The browser is signed in from now on, and remembered where it was wanted. */
async function finish(
  ctx: TrpcContext,
  step: SecondStep,
  rememberDevice: boolean,
): Promise<Pick<FinishedSignIn, 'mustChangePassword' | 'recoveryCodesLeft'>> {
  const { pending } = ctx.secondFactor;
  const signedIn = await finishSignIn(ctx.services, pending, step, ctx.origin, rememberDevice);
  ctx.setSession(signedIn);
  ctx.secondFactor.clearPending();
  const { remembered, mustChangePassword, recoveryCodesLeft } = signedIn;
  if (remembered !== null) ctx.secondFactor.setDevice(remembered);
  return { mustChangePassword, recoveryCodesLeft };
}
