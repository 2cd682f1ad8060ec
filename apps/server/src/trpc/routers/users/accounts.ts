import { SessionEndInput, UserSessionsInput } from '@dehesa/domain/auth';
import { BinListInput } from '@dehesa/domain/bin';
import {
  AccountAccessInput,
  AccountHistoryInput,
  AccountInput,
  AccountListInput,
  AccountRef,
  assignableRoles,
  ChangeManyAccountsInput,
  ChosenAccounts,
  CreateAccountInput,
  EditAccountInput,
  EditProfileInput,
  EditTariffInput,
  RenewFeeInput,
  SendAccountsTextInput,
  SetPasswordInput,
  TakeBackFeeInput,
  TariffInput,
  TariffRef,
  WriteAccountsInput,
} from '@dehesa/domain/users';
import { endSession, endSessions, listSessions, type SessionUser } from '@dehesa/services/auth';
import { authorize } from '@dehesa/services/context';
import {
  changeManyAccounts,
  createAccount,
  createTariff,
  editAccount,
  editProfile,
  editTariff,
  inviteAccount,
  listAccounts,
  listDeletedAccounts,
  listFeePayments,
  listTariffs,
  type OwnEdit,
  previewAccountText,
  purgeAccount,
  readAccount,
  readAccountHistory,
  readAccountTextRecipients,
  readProfile,
  removeAccount,
  removeAccountImage,
  removeProfileImage,
  removeTariff,
  renewFee,
  resendInvitation,
  restoreAccount,
  sendAccountText,
  setAccountAccess,
  setAccountPassword,
  takeBackFee,
  withdrawInvitation,
} from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';

/** By whom and from which session one's own account is edited, and the password that another address needs. */
function ownEdit(
  { address, user }: { address: string; user: SessionUser },
  { currentPassword }: { currentPassword: string },
): OwnEdit {
  return { proof: { password: currentPassword, address }, sessionId: user.sessionId };
}

/** Users, monitors and companies as staff manage them (U12). */
export const accounts = router({
  list: signedInProcedure.input(AccountListInput).query(({ ctx, input }) => listAccounts(ctx.services, input)),
  read: signedInProcedure.input(AccountRef).query(({ ctx, input }) => readAccount(ctx.services, input)),
  history: signedInProcedure
    .input(AccountHistoryInput)
    .query(({ ctx, input }) => readAccountHistory(ctx.services, input)),
  create: signedInProcedure.input(CreateAccountInput).mutation(({ ctx, input }) => createAccount(ctx.services, input)),
  /** Who is invited gets the link by mail; no answer has it. */
  invite: signedInProcedure.input(AccountInput).mutation(({ ctx, input }) => inviteAccount(ctx.services, input)),
  resendInvitation: signedInProcedure
    .input(AccountRef)
    .mutation(({ ctx, input }) => resendInvitation(ctx.services, input)),
  withdrawInvitation: signedInProcedure
    .input(AccountRef)
    .mutation(({ ctx, input }) => withdrawInvitation(ctx.services, input)),
  edit: signedInProcedure
    .input(EditAccountInput)
    .mutation(({ ctx, input }) => editAccount(ctx.services, input, ownEdit(ctx, input))),
  remove: signedInProcedure.input(AccountRef).mutation(({ ctx, input }) => removeAccount(ctx.services, input)),
  removeImage: signedInProcedure
    .input(AccountRef)
    .mutation(({ ctx, input }) => removeAccountImage(ctx.services, input)),
  setAccess: signedInProcedure.input(AccountAccessInput).mutation(async ({ ctx, input }) => {
    await setAccountAccess(ctx.services, input);
  }),
  /** Several of a list at once (B96). */
  changeMany: signedInProcedure
    .input(ChangeManyAccountsInput)
    .mutation(({ ctx, input }) => changeManyAccounts(ctx.services, input)),
  /** Another's: one's own is `auth.changePassword`, which asks for the current one. */
  setPassword: signedInProcedure
    .input(SetPasswordInput)
    .mutation(({ ctx, input }) => setAccountPassword(ctx.services, input)),
  /** One more period of a member's fee, and what was paid so (B99). */
  renewFee: signedInProcedure.input(RenewFeeInput).mutation(({ ctx, input }) => renewFee(ctx.services, input)),
  /** The last payment, recorded by mistake (B99). */
  takeBackFee: signedInProcedure.input(TakeBackFeeInput).mutation(({ ctx, input }) => takeBackFee(ctx.services, input)),
  feePayments: signedInProcedure
    .input(AccountHistoryInput)
    .query(({ ctx, input }) => listFeePayments(ctx.services, input)),
  /** A text of one's own to chosen ones (B90). */
  texts: router({
    recipients: signedInProcedure
      .input(ChosenAccounts)
      .query(({ ctx, input }) => readAccountTextRecipients(ctx.services, input)),
    /** A mutation for its length: it changes nothing. */
    preview: signedInProcedure
      .input(WriteAccountsInput)
      .mutation(({ ctx, input }) => previewAccountText(ctx.services, input)),
    send: signedInProcedure
      .input(SendAccountsTextInput)
      .mutation(({ ctx, input }) => sendAccountText(ctx.services, input)),
  }),
  /** The roles that the caller may give. */
  roles: signedInProcedure.query(({ ctx }) => assignableRoles(authorize(ctx.services, 'companies.manage'))),
  /** What was deleted lately (B100). */
  bin: router({
    list: signedInProcedure.input(BinListInput).query(({ ctx, input }) => listDeletedAccounts(ctx.services, input)),
    restore: signedInProcedure.input(AccountRef).mutation(({ ctx, input }) => restoreAccount(ctx.services, input)),
    purge: signedInProcedure.input(AccountRef).mutation(({ ctx, input }) => purgeAccount(ctx.services, input)),
  }),
});

/** One's own data, for everyone signed in (U4); the password is `auth.changePassword`. */
export const profile = router({
  read: signedInProcedure.query(({ ctx }) => readProfile(ctx.services)),
  edit: signedInProcedure
    .input(EditProfileInput)
    .mutation(({ ctx, input }) => editProfile(ctx.services, input, ownEdit(ctx, input))),
  removeImage: signedInProcedure.mutation(({ ctx }) => removeProfileImage(ctx.services)),
});

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

/** What the gym's members pay (B44). */
export const tariffs = router({
  list: signedInProcedure.query(({ ctx }) => listTariffs(ctx.services)),
  create: signedInProcedure.input(TariffInput).mutation(({ ctx, input }) => createTariff(ctx.services, input)),
  edit: signedInProcedure.input(EditTariffInput).mutation(({ ctx, input }) => editTariff(ctx.services, input)),
  remove: signedInProcedure.input(TariffRef).mutation(({ ctx, input }) => removeTariff(ctx.services, input)),
});
