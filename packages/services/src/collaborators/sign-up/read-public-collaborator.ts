import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { type Collaborator, selectCollaborators, toCollaborator } from '../collaborator-rows';

/** What anybody may know of a collaborator: the business, none of its people. */
export type PublicCollaborator = Pick<
  Collaborator,
  'id' | 'companyName' | 'locality' | 'province' | 'website' | 'services' | 'imageUrl' | 'territoryId' | 'territory'
>;

/** A collaborator with access by its id; any other is `record.notFound` (B22). */
export async function readPublicCollaborator(ctx: ServiceContext, raw: CollaboratorRef): Promise<PublicCollaborator> {
  const { id } = CollaboratorRef.parse(raw);
  const [row] = await selectCollaborators(ctx.db).where(
    and(eq(users.id, id), eq(users.role, Role.collaborator), eq(users.hasAccess, true)),
  );
  if (!row) throw DomainError.of('record.notFound');
  const { companyName, locality, province, website, services, imageUrl, territoryId, territory } = toCollaborator(row);
  return { id, companyName, locality, province, website, services, imageUrl, territoryId, territory };
}
