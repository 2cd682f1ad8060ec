export { type Account, accountName, type Membership, reachableAccounts } from './account-rows';
export { changeManyAccounts } from './many/change-many-accounts';
export { exportAccounts } from './many/export-accounts';
export { everyAccount, everyFeePayment, inBin, lockBinned, told } from './bin/binned-accounts';
export { bringBack } from './bin/bring-back';
export { deleteIntoBin } from './bin/keep-account';
export { type DeletedAccount, listDeletedAccounts, listDeletedCollaborators } from './bin/list-deleted-accounts';
export { purgeAccount, purgeCollaborator } from './bin/purge-account';
export { restoreAccount } from './bin/restore-account';
export { createAccount } from './create-account';
export { editAccount, mergeAccount } from './edit-account';
export { editProfile, mergeProfile } from './edit-profile';
export { type FeePayment, type FeePayments, listFeePayments } from './fees/list-fee-payments';
export { renewFee } from './fees/renew-fee';
export { takeBackFee } from './fees/take-back-fee';
export type { AccountEvent, AccountHistory } from './read/account-events';
export { readAccountHistory } from './history/read-account-history';
export { acceptInvitation, openInvitation } from './invitations/accept-invitation';
export { inviteAccount } from './invitations/invite-account';
export { resendInvitation } from './invitations/resend-invitation';
export { withdrawInvitation } from './invitations/withdraw-invitation';
export { listAccounts } from './list-accounts';
export type { Profile } from './profile-rows';
export type { OwnEdit } from './own-email';
export { type AccountRecord, readAccount } from './read-account';
export { readProfile } from './read-profile';
export { readUserKind } from './read-user-kind';
export { removeAccount } from './remove-account';
export { removeAccountImage } from './remove-account-image';
export { removeProfileImage } from './remove-profile-image';
export { setAccountAccess, toggleAccountAccess } from './set-account-access';
export { setAccountPassword } from './set-account-password';
export {
  type AccountTextRecipients,
  previewAccountText,
  readAccountTextRecipients,
} from './written/preview-account-text';
export { type SentAccountText, sendAccountText } from './written/send-account-text';
export { createTariff } from './tariffs/create-tariff';
export { editTariff } from './tariffs/edit-tariff';
export { listTariffs, type Tariff } from './tariffs/list-tariffs';
export { removeTariff } from './tariffs/remove-tariff';
