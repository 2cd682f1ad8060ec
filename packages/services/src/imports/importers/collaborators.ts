import type { users } from '@dehesa/db/schema';
import { isTerritoryId, Role } from '@dehesa/domain/access';
import { CollaboratorInput } from '@dehesa/domain/collaborators';
import type { RowFault } from '@dehesa/domain/imports';
import { languageOfPostalCode } from '@dehesa/domain/places';
import type { Importer, Looked, RowValues } from './importer';
import { orNull, valueOf, valuesOf } from './importer';
import { insertUsers, undoUsers } from './stored-users';
import { TakenEmails } from './taken-emails';

const plainFields = [
  'companyName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'postalCode',
  'locality',
  'province',
  'website',
  'services',
] as const;

type Collaborator = Omit<typeof users.$inferInsert, 'role'>;

/** Businesses that send and receive visitors: they have done so before, and have access at once. */
export const collaboratorImporter: Importer = {
  entity: 'user',
  begin: async (ctx, tx) => {
    const emails = new TakenEmails(tx);
    return {
      look: async (rows) => {
        const faults = await emails.faultsOf(rows);
        return rows.map((row, index) => toCollaborator(row, faults[index] ?? []));
      },
      store: (made: readonly Collaborator[]) => insertUsers(ctx, tx, Role.collaborator, made),
    };
  },
  undo: undoUsers,
};

function toCollaborator(row: RowValues, faults: RowFault[]): Looked<Collaborator> {
  const territory = Number(valueOf(row, 'territory'));
  const language = valueOf(row, 'language') === 'pt' ? 'pt' : orNull(valueOf(row, 'language')) && 'es';
  const parsed = CollaboratorInput.safeParse({
    ...valuesOf(row, plainFields),
    territoryId: isTerritoryId(territory) ? territory : null,
    language,
  });
  // The lengths were looked at: what is left is what an address of a page looks like.
  if (!parsed.success) faults.push({ field: 'website', reason: 'websiteInvalid' });
  if (faults.length > 0 || !parsed.success) return { faults };
  const reference = orNull(valueOf(row, 'reference'));
  return {
    made: {
      ...parsed.data,
      language: parsed.data.language ?? languageOfPostalCode(parsed.data.postalCode),
      ...(reference !== null && { reference }),
    },
  };
}
