import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { assertOwnPassword, endOtherSessions, maskedEmail, type OwnPassword, type PasswordHasher } from '../auth';
import type { ServiceContext } from '../context';
import { queueMessage } from '../messages';

/** By whom and from which session somebody's own account is edited; the password counts where its address changes. */
export interface OwnEdit {
  proof: OwnPassword;
  sessionId: number;
  hasher?: PasswordHasher;
}

/** Whether it is another address: one signs in with it whatever its case is. */
export function isMoved(from: string, to: string): boolean {
  return emailKey(from) !== emailKey(to);
}

/**
 * Before the transaction, since a password takes its time: who proved that the own account moves to another address, null
 * where it does not. With the refusals of `assertOwnPassword`; without a proof no account moves.
 */
export async function proveOwnMove(
  ctx: ServiceContext,
  userId: number,
  { from, to }: { from: string; to: string },
  own: OwnEdit | null,
): Promise<OwnEdit | null> {
  if (!isMoved(from, to)) return null;
  if (own === null) throw DomainError.of('auth.invalidCredentials');
  await assertOwnPassword(ctx, userId, own.proof, own.hasher);
  return own;
}

/**
 * In the transaction that moves the account: tells the address that it had and ends all other sessions (B23, B35). Refuses
 * with `service.busy` where nobody proved it: somebody else gave the account another address in between.
 */
export async function concludeOwnMove(
  tx: ServiceContext['db'],
  account: { id: number; email: string; firstName: string; lastName: string; language: StaffLanguage },
  newEmail: string,
  proven: OwnEdit | null,
): Promise<void> {
  if (proven === null) throw DomainError.of('service.busy');
  await queueMessage(tx, {
    slug: 'correo-cambiado',
    language: account.language,
    recipient: { address: account.email, name: `${account.firstName} ${account.lastName}`.trim() },
    // Nobody is found by this address any more when the message leaves.
    fields: { 'usuario.nombre': account.firstName, 'usuario.email_nuevo': maskedEmail(newEmail) },
  });
  await endOtherSessions(tx, account.id, proven.sessionId);
}
