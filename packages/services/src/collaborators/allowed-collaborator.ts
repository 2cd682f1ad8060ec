import { type Actor, isBound, type TerritoryId } from '@dehesa/domain/access';
import { checkCollaborator, type CollaboratorInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { languageOfPostalCode } from '@dehesa/domain/places';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ServiceContext } from '../context';
import { brokenConstraint } from '../database-errors';
import { requireFiles } from '../files';

/** The columns of `users` that a form decides. */
export type AllowedCollaborator = Omit<CollaboratorInput, 'language'> & { language: StaffLanguage };

/**
 * A collaborator as the actor may save it: complete (D7), in a territory of its own, with a logo that there
 * is, held until the commit.
 */
export async function allowedCollaborator(
  tx: ServiceContext['db'],
  actor: Actor,
  input: CollaboratorInput,
  stored: { language: StaffLanguage } | null,
): Promise<AllowedCollaborator> {
  const failed = checkCollaborator(input);
  if (failed) throw DomainError.from(failed);
  const territoryId = allowedTerritory(actor, input.territoryId);
  if (input.imageId !== null) await requireFiles(tx, [input.imageId], ['image']);
  return {
    ...input,
    territoryId,
    language: input.language ?? stored?.language ?? languageOfPostalCode(input.postalCode),
  };
}

/** A manager's collaborators lie in its territory and stay there (B55). */
function allowedTerritory(actor: Actor, wanted: TerritoryId | null): TerritoryId | null {
  if (!isBound(actor)) return wanted;
  if (actor.territoryId === null) throw DomainError.of('access.forbidden');
  if (wanted !== null && wanted !== actor.territoryId) throw DomainError.of('collaborators.territoryFixed');
  return actor.territoryId;
}

/** All users sign in with their address, so no two have the same. */
export function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) === 'users_email_unique') throw DomainError.of('collaborators.emailTaken');
  throw error;
}
