import { users } from '@dehesa/db/schema';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import type { RowFault } from '@dehesa/domain/imports';
import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { type RowValues, valueOf } from './importer';
import { accountEmailKey } from '../../users/read/account-email';

/** Addresses of accounts as rows come: all sign in with theirs, so that no two have the same. */
export class TakenEmails {
  readonly #tx: ServiceContext['db'];
  readonly #ofFile = new Set<string>();

  constructor(tx: ServiceContext['db']) {
    this.#tx = tx;
  }

  /** What is wrong with the address of each row. */
  async faultsOf(rows: readonly RowValues[]): Promise<RowFault[][]> {
    const emails = rows.map((row) => emailKey(valueOf(row, 'email')));
    const found = await this.#tx
      .select({ email: accountEmailKey })
      .from(users)
      .where(inArray(accountEmailKey, [...emails]));
    const stored = new Set(found.map(({ email }) => email));
    return emails.map((email) => this.#faults(email, stored));
  }

  #faults(email: string, stored: ReadonlySet<string>): RowFault[] {
    if (email === '') return [];
    if (!isEmail(email)) return [{ field: 'email', reason: 'emailInvalid' }];
    if (stored.has(email)) return [{ field: 'email', reason: 'emailTaken' }];
    if (this.#ofFile.has(email)) return [{ field: 'email', reason: 'emailRepeated' }];
    this.#ofFile.add(email);
    return [];
  }
}
