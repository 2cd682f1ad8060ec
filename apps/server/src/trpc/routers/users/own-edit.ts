import type { SessionUser } from '@dehesa/services/auth';
import type { OwnEdit } from '@dehesa/services/users';

/** By whom and from which session one's own account is edited, and the password that another address needs. */
export function ownEdit(
  { address, user }: { address: string; user: SessionUser },
  { currentPassword }: { currentPassword: string },
): OwnEdit {
  return { proof: { password: currentPassword, address }, sessionId: user.sessionId };
}
