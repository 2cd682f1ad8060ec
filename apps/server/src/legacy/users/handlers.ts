import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { type LookedUpUser, lookUpCompanies } from '@dehesa/services/activities';
import type { LegacyHandler } from '../handler';
import { idOf } from '../public/lenient-values';
import { requires } from '../requires';
import {
  collaborators,
  createCollaboratorCall,
  editCollaboratorCall,
  removeCollaboratorCall,
  removeCollaboratorImageCall,
  toggleCollaboratorAccessCall,
} from './collaborator-handlers';

/** /usuarios: `{id_rol: 2}` the companies to choose from (document 2 §7), `{id_rol: 4}` the collaborators in full. */
export const users = requires('activities.manage', async (call) => {
  switch (idOf(call.body['id_rol'])) {
    case Role.manager: {
      const data = (await lookUpCompanies(call.services)).map(presentCompany);
      return { error: false, data, total: data.length };
    }
    case Role.collaborator:
      return collaborators(call);
    default:
      throw DomainError.of('access.forbidden');
  }
});

/** Calls about a user of a role; of those roles that have none here, nobody manages anything yet. */
const ofRole = (byRole: Readonly<Record<number, LegacyHandler>>): LegacyHandler =>
  requires('collaborators.manage', async (call) => {
    const handle = byRole[idOf(call.body['id_rol']) ?? -1];
    if (handle === undefined) throw DomainError.of('access.forbidden');
    return handle(call);
  });

/** Calls that name a user by its id alone: who is no collaborator within reach does not exist for them (B22). */
const ofUser = (handle: LegacyHandler): LegacyHandler => requires('collaborators.manage', handle);

export const createUserCall = ofRole({ [Role.collaborator]: createCollaboratorCall });
export const editUserCall = ofRole({ [Role.collaborator]: editCollaboratorCall });
export const removeUserCall = ofUser(removeCollaboratorCall);
export const removeUserImageCall = ofUser(removeCollaboratorImageCall);
export const toggleUserAccessCall = ofUser(toggleCollaboratorAccessCall);

function presentCompany(user: LookedUpUser) {
  return {
    id: user.id,
    id_rol: Role.manager,
    empresa: user.name,
    alias: user.alias,
    nombre: user.firstName,
    apellidos: user.lastName,
    localidad: user.locality,
    provincia: user.province,
    id_ubicacion: user.territoryId,
    acceso: user.hasAccess ? 1 : 0,
  };
}
