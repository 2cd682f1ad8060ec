import {
  AccountAccessInput,
  AccountListInput,
  AccountRef,
  assignableRoles,
  CreateAccountInput,
  EditAccountInput,
  SetPasswordInput,
} from '@dehesa/domain/users';
import { authorize } from '@dehesa/services/context';
import {
  createAccount,
  editAccount,
  listAccounts,
  readAccount,
  removeAccount,
  removeAccountImage,
  setAccountAccess,
  setAccountPassword,
} from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';
import { ownEdit } from './own-edit';

/** Users, monitors and companies as staff manage them (U12). */
export const accounts = router({
  list: signedInProcedure.input(AccountListInput).query(({ ctx, input }) => listAccounts(ctx.services, input)),
  read: signedInProcedure.input(AccountRef).query(({ ctx, input }) => readAccount(ctx.services, input)),
  create: signedInProcedure.input(CreateAccountInput).mutation(({ ctx, input }) => createAccount(ctx.services, input)),
  edit: signedInProcedure
    .input(EditAccountInput)
    .mutation(({ ctx, input }) => editAccount(ctx.services, input, ownEdit(ctx, input))),
  remove: signedInProcedure.input(AccountRef).mutation(({ ctx, input }) => removeAccount(ctx.services, input)),
  removeImage: signedInProcedure
    .input(AccountRef)
    .mutation(({ ctx, input }) => removeAccountImage(ctx.services, input)),
  setAccess: signedInProcedure
    .input(AccountAccessInput)
    .mutation(({ ctx, input }) => setAccountAccess(ctx.services, input)),
  /** Another's: one's own is `auth.changePassword`, which asks for the current one. */
  setPassword: signedInProcedure
    .input(SetPasswordInput)
    .mutation(({ ctx, input }) => setAccountPassword(ctx.services, input)),
  /** The roles that the caller may give. */
  roles: signedInProcedure.query(({ ctx }) => assignableRoles(authorize(ctx.services, 'companies.manage'))),
});
