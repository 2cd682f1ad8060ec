import { z } from 'zod';
import { changeManyLimit } from '../chosen-address';
import { chosenRecords } from '../chosen-records';
import { RenewFeeInput } from './account-schema';

/** What is done to many users at once beside their fees: they are let in, kept out, and invited again (B97). */
const ManyAccountsAction = z.enum(['giveAccess', 'withdrawAccess', 'resendInvitation']);

/** Changes many users, each as singly (B96); a fee says until when it is believed to be paid (B99). */
export const ChangeManyAccountsInput = z.discriminatedUnion('action', [
  z.object({ action: ManyAccountsAction, ids: chosenRecords(changeManyLimit) }),
  z.object({ action: z.literal('renewFee'), fees: z.array(RenewFeeInput).min(1).max(changeManyLimit) }),
]);
export type ChangeManyAccountsInput = z.infer<typeof ChangeManyAccountsInput>;
