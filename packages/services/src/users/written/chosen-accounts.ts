import { emailSuppressions, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { isEmail } from '@dehesa/domain/identity';
import type { Language } from '@dehesa/domain/languages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { accountName, reachableAccounts } from '../account-rows';
import { accountEmailKey } from '../read/account-email';

/** Whose account it is, for staff to recognise. */
export interface Addressee {
  id: number;
  name: string;
  email: string;
  language: Language;
}

export interface ChosenAccountsFound {
  /** Who gets it. */
  reached: Addressee[];
  /** Their mail server said that there is nobody (B35). */
  suppressed: Addressee[];
  withoutEmail: Addressee[];
  /** Who is kept out is not written to. */
  withoutAccess: Addressee[];
  /** Chosen, and erased since, or never in reach. */
  gone: number;
}

/** Those of the chosen accounts that the actor reaches (B22), by whether they are written to (B90). */
export async function readChosenAccounts(
  db: ServiceContext['db'],
  actor: Actor,
  ids: readonly number[],
): Promise<ChosenAccountsFound> {
  const rows = await db
    .select({
      id: users.id,
      name: accountName,
      email: users.email,
      language: users.language,
      hasAccess: users.hasAccess,
      suppressed: sql<boolean>`${emailSuppressions.emailKey} is not null`,
    })
    .from(users)
    .leftJoin(emailSuppressions, eq(emailSuppressions.emailKey, accountEmailKey))
    .where(and(inArray(users.id, [...ids]), reachableAccounts(actor)))
    .orderBy(sql`search_fold(${accountName})`, asc(users.id));
  const found: ChosenAccountsFound = {
    reached: [],
    suppressed: [],
    withoutEmail: [],
    withoutAccess: [],
    gone: ids.length - rows.length,
  };
  for (const { suppressed, hasAccess, ...addressee } of rows) {
    if (!hasAccess) found.withoutAccess.push(addressee);
    else if (!isEmail(addressee.email)) found.withoutEmail.push(addressee);
    else found[suppressed ? 'suppressed' : 'reached'].push(addressee);
  }
  return found;
}
