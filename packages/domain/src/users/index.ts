export {
  AccountAccessInput,
  accountDateFields,
  AccountInput,
  AccountListInput,
  AccountRef,
  CreateAccountInput,
  defaultBirthDate,
  defaultReference,
  EditAccountInput,
  feeFilters,
  MembershipInput,
  RenewFeeInput,
  Month,
  SetPasswordInput,
  TakeBackFeeInput,
} from './account-schema';
export { ChangeManyAccountsInput } from './change-many';
export {
  checkAccount,
  checkProfile,
  missingAccountFields,
  missingProfileFields,
  type RequiredAccountField,
} from './check-account';
export { userErrors } from './errors';
export {
  defaultFeeDays,
  expiringSoonDays,
  feeExpiry,
  type FeeState,
  feeState,
  fixesExpiry,
  freeExpiryDays,
  renewedFee,
} from './fees';
export { generatedPasswordLength, generatePassword } from './generate-password';
export { type AccountDeed, accountDeeds, AccountHistoryInput, historyPageSize } from './history';
export {
  AcceptInvitationInput,
  invitationEnds,
  invitationLimits,
  InvitationRef,
  type InvitationState,
  invitationState,
} from './invitations';
export { userLimits } from './limits';
export { accountOrders } from './orders';
export { EditProfileInput, ProfileInput } from './profile-schema';
export {
  type AccountKind,
  accountKinds,
  type AccountRole,
  accountRoles,
  assignableRoles,
  defaultRole,
  isAccountRole,
  listedRoles,
  manageableRoles,
} from './roles';
export { minimumPasswordLength, Password } from './schema';
export { EditTariffInput, TariffInput, TariffRef } from './tariff-schema';
export { ChosenAccounts, SendAccountsTextInput, WriteAccountsInput } from './written-text';
