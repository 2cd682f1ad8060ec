import { AccountHistoryInput } from '@dehesa/domain/users';
import type { ServiceContext } from '../../context';
import { readAccount } from '../read-account';
import { type AccountHistory, readAccountEvents } from '../read/account-events';

/** Who did what to a user, a monitor or a company, for who reads it; one outside the reach does not exist (B98, B22). */
export async function readAccountHistory(ctx: ServiceContext, raw: AccountHistoryInput): Promise<AccountHistory> {
  const { id, cursor } = AccountHistoryInput.parse(raw);
  await readAccount(ctx, { id });
  return readAccountEvents(ctx, { id, before: cursor ?? null });
}
