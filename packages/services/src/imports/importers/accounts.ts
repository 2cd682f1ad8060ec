import type { users } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import type { RowFault } from '@dehesa/domain/imports';
import { madridDate } from '@dehesa/domain/madrid-time';
import { AccountInput, type AccountRole } from '@dehesa/domain/users';
import { readAppType } from '../../app-type';
import type { Importer, Looked, RowValues } from './importer';
import { orNull, valueOf, valuesOf } from './importer';
import { insertUsers, undoUsers } from './stored-users';
import { TakenEmails } from './taken-emails';

const plainFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'alias',
  'companyName',
  'taxId',
  'address',
  'postalCode',
  'locality',
  'province',
] as const;

/**
 * Users of one role, with access and without a password: they choose one by a link of the sign-in page, or of an
 * invitation that staff send them (B97).
 */
export function accountImporter(role: Extract<AccountRole, typeof Role.member | typeof Role.manager>): Importer {
  return {
    entity: 'user',
    begin: async (ctx, tx) => {
      const emails = new TakenEmails(tx);
      const mode = { today: madridDate(ctx.clock.now()), appType: await readAppType(tx) };
      return {
        look: async (rows) => {
          const faults = await emails.faultsOf(rows);
          return rows.map((row, index) => toAccount(row, faults[index] ?? [], mode));
        },
        store: (made: readonly Account[]) => insertUsers(ctx, tx, role, made),
      };

      function toAccount(row: RowValues, faults: RowFault[], { today, appType }: typeof mode): Looked<Account> {
        const birthDate = orNull(valueOf(row, 'birthDate'));
        if (birthDate !== null && birthDate > today) faults.push({ field: 'birthDate', reason: 'birthDateInvalid' });
        if (birthDate === null && appType === 'gimnasio') faults.push({ field: 'birthDate', reason: 'missing' });
        if (faults.length > 0) return { faults };
        const language = valueOf(row, 'language') === 'pt' ? 'pt' : 'es';
        const reference = orNull(valueOf(row, 'reference')) ?? undefined;
        const input = AccountInput.parse({ ...valuesOf(row, plainFields), role, birthDate, reference });
        return { made: { ...input, language } };
      }
    },
    undo: undoUsers,
  };
}

type Account = Omit<typeof users.$inferInsert, 'role'> & { email: string };
