import { AccountHistoryInput } from '@dehesa/domain/users';
import type { ServiceContext } from '../context';
import { type AccountHistory, readAccountEvents } from '../users/read/account-events';
import { readCollaborator } from './read-collaborator';

/** Who did what to a collaborator, for who reads it; one outside the reach does not exist (B98, B22). */
export async function readCollaboratorHistory(ctx: ServiceContext, raw: AccountHistoryInput): Promise<AccountHistory> {
  const { id, cursor } = AccountHistoryInput.parse(raw);
  await readCollaborator(ctx, { id });
  return readAccountEvents(ctx, { id, before: cursor ?? null });
}
