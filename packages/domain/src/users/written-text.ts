import { z } from 'zod';
import { changeManyLimit } from '../chosen-address';
import { chosenRecords } from '../chosen-records';
import { SendingKey, WrittenTexts } from '../messages';

/** Accounts that somebody chose to write to (B90, B96). */
export const ChosenAccounts = z.object({ ids: chosenRecords(changeManyLimit) });
export type ChosenAccounts = z.infer<typeof ChosenAccounts>;

/** What is written to them, in each language that one of them reads. */
export const WriteAccountsInput = ChosenAccounts.extend({ texts: WrittenTexts });
export type WriteAccountsInput = z.infer<typeof WriteAccountsInput>;

/** Sends it; the same `key` sent twice is one sending. */
export const SendAccountsTextInput = WriteAccountsInput.extend({ key: SendingKey });
export type SendAccountsTextInput = z.infer<typeof SendAccountsTextInput>;
