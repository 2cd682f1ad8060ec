import { z } from 'zod';
import { RecordId } from '../record-id';

/**
 * What the history of an account tells (B98), out of the audit log: what became of the record. From where its owner signed
 * in, and with what, is for who sees its sessions.
 */
export const accountDeeds = [
  'users.create',
  'users.edit',
  'users.editProfile',
  'users.removeImage',
  'users.removeProfileImage',
  'users.setAccess',
  'users.setPassword',
  'users.renewFee',
  'users.takeBackFee',
  'users.resendInvitation',
  'users.withdrawInvitation',
  'users.write',
  'users.acceptInvitation',
  'users.remove',
  'users.restore',
  'collaborators.create',
  'collaborators.edit',
  'collaborators.removeImage',
  'collaborators.sendConfirmation',
  'collaborators.setAccess',
  'collaborators.signUp',
  'collaborators.remove',
  'collaborators.restore',
  'auth.changePassword',
  'auth.resetSecondFactor',
] as const;
export type AccountDeed = (typeof accountDeeds)[number];

/** Events of a page. */
export const historyPageSize = 20;

/** Whose history, and below which event: undefined for the newest ones. */
export const AccountHistoryInput = z.object({
  id: RecordId,
  cursor: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullish(),
});
export type AccountHistoryInput = z.infer<typeof AccountHistoryInput>;
