import { files, territories, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { CollaboratorInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { and, eq, sql } from 'drizzle-orm';
import { reachableCollaborators } from '../collaborator-scope';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files';
import { businessName } from '../users/read/names';
import { nameColumns } from '../staff-names';

/** A collaborator with all the fields that a form decides. */
export interface Collaborator extends Required<CollaboratorInput> {
  id: number;
  language: StaffLanguage;
  imageUrl: string | null;
  /** The name of its territory; null for none. */
  territory: { es: string; pt: string } | null;
  /** false: nobody has sent the confirmation yet, or the access was withdrawn. */
  hasAccess: boolean;
  createdAt: Date;
}

/** What lists sort by: the business's name, else the person's, else the address. */
export const collaboratorName = sql<string>`${businessName(users)}`;

/** The collaborators with their logo, to be narrowed down. */
export function selectCollaborators(db: ServiceContext['db']) {
  return db
    .select({
      id: users.id,
      companyName: users.companyName,
      firstName: users.firstName,
      lastName: users.lastName,
      postalCode: users.postalCode,
      locality: users.locality,
      province: users.province,
      phone: users.phone,
      email: users.email,
      website: users.website,
      services: users.services,
      territoryId: users.territoryId,
      territory: nameColumns(territories),
      imageId: users.imageId,
      storageKey: files.storageKey,
      language: users.language,
      hasAccess: users.hasAccess,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.imageId))
    .leftJoin(territories, eq(territories.id, users.territoryId))
    .$dynamic();
}

export function toCollaborator(row: Awaited<ReturnType<typeof selectCollaborators>>[number]): Collaborator {
  const { storageKey, ...fields } = row;
  return { ...fields, imageUrl: fileUrl(storageKey) };
}

/** A collaborator within the actor's reach, locked until the transaction ends; `record.notFound` for any other (B22). */
export async function lockCollaborator(tx: ServiceContext['db'], actor: Actor, id: number): Promise<Collaborator> {
  const [row] = await selectCollaborators(tx)
    .where(and(eq(users.id, id), reachableCollaborators(actor)))
    .for('update', { of: users });
  if (!row) throw DomainError.of('record.notFound');
  return toCollaborator(row);
}
