import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { isAccountRole, manageableRoles } from '@dehesa/domain/users';
import { backoffice } from '@dehesa/i18n/backoffice';
import { type LookedUpUser, lookUpCompanies } from '@dehesa/services/activities';
import { assertUsable } from '@dehesa/services/auth';
import { authorize } from '@dehesa/services/context';
import { readUserKind } from '@dehesa/services/users';
import type { LegacyCall, LegacyHandler } from '../handler';
import { idOf } from '../lenient-values';
import { requires } from '../requires';
import { wireId } from '../wire-values';
import {
  account,
  accounts,
  createAccountCall,
  editAccountCall,
  removeAccountCall,
  removeAccountImageCall,
  setAccountPasswordCall,
  toggleAccountAccessCall,
} from './account-handlers';
import { roleOf } from './account-wire';
import {
  collaborators,
  createCollaboratorCall,
  editCollaboratorCall,
  removeCollaboratorCall,
  removeCollaboratorImageCall,
  toggleCollaboratorAccessCall,
} from './collaborator-handlers';
import { changeOwnPasswordCall, editOwnDataCall, ownData, removeOwnImageCall } from './own-handlers';

/** What is asked of a list and not of the look-up of companies. */
const listFields = ['page_index', 'page_size', 'filtro', 'order', 'dir'];

/**
 * /usuarios: one's own data by one's own id; `{id_rol: 4}` the collaborators in full; `{id_rol: 2}` the companies, alone
 * as a look-up (W3); else the users, with or without a role.
 */
export const users: LegacyHandler = async (call) => {
  if (isOwn(call)) return ownData(call);
  return staffUsers(call);
};

const staffUsers = requires('activities.manage', async (call) => {
  const { body, services } = call;
  const role = roleOf(body['id_rol']);
  if (role === Role.collaborator) return collaborators(call);
  if (!isUnsaid(body['id'])) return managedUser(call);
  if (role === Role.manager) {
    const asList = listFields.some((field) => body[field] !== undefined);
    if (asList && manageableRoles(services.actor).includes(Role.manager)) return accounts(call, [role]);
    const data = (await lookUpCompanies(services)).map(presentCompany);
    return { error: false, data, total: data.length };
  }
  authorize(services, 'users.manage');
  if (role === null && !isUnsaid(body['id_rol'])) throw DomainError.of('access.forbidden');
  return accounts(call, role === null ? [] : [role]);
});

/** /crear-usuario {id_rol}: who does not manage users of a role makes none. */
export const createUserCall = requires('collaborators.manage', async (call) => {
  const role = roleOf(call.body['id_rol']);
  if (role === null || !manageableRoles(call.services.actor).includes(role)) throw DomainError.of('access.forbidden');
  return isAccountRole(role) ? createAccountCall(call) : createCollaboratorCall(call);
});

/** /editar-usuario; a collaborator stays one, and nobody else becomes one. */
export const editUserCall: LegacyHandler = async (call) => {
  if (isOwn(call)) return editOwnDataCall(call);
  return editManagedUser(call);
};

const editManagedUser = requires('collaborators.manage', async (call) => {
  const { body, services } = call;
  const isSaid = body['id_rol'] !== undefined;
  const role = roleOf(body['id_rol']);
  if (isSaid && (role === null || !manageableRoles(services.actor).includes(role))) {
    throw DomainError.of('access.forbidden');
  }
  const kind = await readUserKind(services, { id: wireId(body) });
  if (isSaid && (role === Role.collaborator) !== (kind === 'collaborator')) {
    throw DomainError.of('users.roleNotAllowed');
  }
  return kind === 'collaborator' ? editCollaboratorCall(call) : editAccountCall(call);
});

const isUnsaid = (value: unknown) => value === undefined || value === null || value === '';

interface ByKind {
  account: LegacyHandler;
  collaborator: LegacyHandler;
}

/** Calls that name a user by its id alone: who is not within reach does not exist for them (B22). */
const ofUser = ({ account, collaborator }: ByKind): LegacyHandler =>
  requires('collaborators.manage', async (call) => {
    const kind = await readUserKind(call.services, { id: wireId(call.body) });
    return kind === 'collaborator' ? collaborator(call) : account(call);
  });

const managedUser = ofUser({ account, collaborator: collaborators });
export const removeUserCall = ofUser({ account: removeAccountCall, collaborator: removeCollaboratorCall });
export const toggleUserAccessCall = ofUser({
  account: toggleAccountAccessCall,
  collaborator: toggleCollaboratorAccessCall,
});

const removeManagedImage = ofUser({ account: removeAccountImageCall, collaborator: removeCollaboratorImageCall });
export const removeUserImageCall: LegacyHandler = async (call) =>
  isOwn(call) ? removeOwnImageCall(call) : removeManagedImage(call);

/** /editar-clave-usuario: also for a session that has yet to choose its password (B26). Without an id it is one's own. */
export const setPasswordCall: LegacyHandler = async (call) => {
  const { body, services, user } = call;
  if (user === null) throw DomainError.of('access.unauthenticated');
  if (body['id'] === undefined || idOf(body['id']) === user.id) return changeOwnPasswordCall(call);
  assertUsable(user);
  authorize(services, 'companies.manage');
  return setAccountPasswordCall(call);
};

/** /roles: those whose users the caller manages; the list itself (B30). */
export const rolesCall = requires('collaborators.manage', async ({ services }) =>
  manageableRoles(services.actor).map((id) => ({ id, rol: backoffice.es.shell.roles[id] })),
);

/** A super admin's own data are those of a user that it manages, with the role and the number. */
function isOwn({ body, user }: LegacyCall): boolean {
  return user !== null && user.role !== Role.superAdmin && idOf(body['id']) === user.id;
}

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
