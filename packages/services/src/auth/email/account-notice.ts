import { sessions, users } from '@dehesa/db/schema';
import type { AccountNotice } from '@dehesa/domain/auth';
import { defaultLanguage, isStaffLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { queueMessage } from '../../messages';

/** Whom a notice goes to, as the account is stored. */
interface Owner {
  email: string;
  firstName: string;
  lastName: string;
  language: string;
}

/** Tells the owner of an account by mail what happens to it, in the transaction that does it (B35). */
export async function notifyOwner(tx: ServiceContext['db'], userId: number, notice: AccountNotice): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (owner !== undefined) await queueNotice(tx, owner, notice);
}

/**
 * In the transaction in which staff give an account another address: tells the address that it had and ends its sessions,
 * since whoever they belong to is not asked (B23).
 */
export async function concludeMoveByStaff(
  tx: ServiceContext['db'],
  account: Owner & { id: number },
  newEmail: string,
): Promise<void> {
  await queueNotice(tx, account, 'emailMovedByStaff', { 'usuario.email_nuevo': maskedEmail(newEmail) });
  await tx.delete(sessions).where(eq(sessions.userId, account.id));
}

/** Enough for its owner to know it again; whoever reads the old mailbox does not learn the new address. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${[...name].slice(0, 1).join('')}•••@${host}`;
}

async function queueNotice(
  tx: ServiceContext['db'],
  { email, firstName, lastName, language: stored }: Owner,
  notice: AccountNotice,
  fields: Record<string, string> = {},
): Promise<void> {
  const language: StaffLanguage = isStaffLanguage(stored) ? stored : defaultLanguage;
  await queueMessage(tx, {
    slug: 'cuenta-aviso',
    language,
    recipient: { address: email, name: `${firstName} ${lastName}`.trim() },
    fields: {
      // Nobody may be found by this address any more when the message leaves.
      'usuario.nombre': firstName,
      'usuario.aviso': mailTexts[language].accountNotices[notice],
      ...fields,
    },
  });
}
