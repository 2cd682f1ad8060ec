import { Role } from '@dehesa/domain/access';
import { SignUpInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { isAccountRole, manageableRoles } from '@dehesa/domain/users';
import { backoffice } from '@dehesa/i18n/backoffice';
import { type LookedUpUser, lookUpCompanies } from '@dehesa/services/activities';
import { assertUsable, type SessionUser } from '@dehesa/services/auth';
import { saveEarlyAccess, sendCollaboratorConfirmation, signUpCollaborator } from '@dehesa/services/collaborators';
import { authorize } from '@dehesa/services/context';
import { listTariffs, readUserKind } from '@dehesa/services/users';
import { z } from 'zod';
import { byId, field, nothing, sent, sentAs } from '../body';
import { type CallContext, legacyCall } from '../call';
import { idOf, languageOf } from '../lenient-values';
import { date, Done, DoneWithNumber, paging, sentFlag, sentNumber } from '../shapes';
import { shownFlag, type WireFields, wireDataUrl, wireId, wireText } from '../wire-values';
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
import { parseCollaborator } from './collaborator-wire';
import { changeOwnPasswordCall, editOwnDataCall, ownData, removeOwnImageCall } from './own-handlers';
import { Collaborator, CompanyChoice, sentUser, User } from './user-shapes';

/** What a call asks about depends on whose data they are, so its fields are read where that is known. */
const whose = (shown: z.ZodObject) => sentAs(shown, (fields) => fields);

export const userCalls = [
  // One's own data by one's own id; `{id_rol: 4}` the collaborators in full; `{id_rol: 2}` the companies, alone as a
  // look-up (W3); else the users, with or without a role.
  legacyCall({
    path: '/usuarios',
    summary: 'A page of users, companies or collaborators, or one by `id`; staff choose companies from it, too.',
    who: 'signedIn',
    body: whose(
      z.object({
        id: sentNumber.optional().describe("One's own, for everybody"),
        id_rol: sentNumber.optional(),
        ...paging,
        proximocaducar: sentFlag.optional(),
        caducado: sentFlag.optional(),
        tipofiltro: z.string().optional(),
        tipofiltrofecha: z.string().optional().describe('Which of the three dates counts'),
        fechaalta: z.string().optional().describe('yyyy-mm'),
        fechapagado: z.string().optional().describe('yyyy-mm'),
        fechacaducidad: z.string().optional().describe('yyyy-mm'),
      }),
    ),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.union([z.array(User), z.array(CompanyChoice), z.array(Collaborator)]),
      total: z.number(),
    }),
    handle: async (_fields, call) => (isOwn(call) ? ownData(call) : staffUsers(call)),
  }),
  // Staff's, and with the `key` of the sign-up's link a business's own (B54). Who does not manage users of a role makes none.
  legacyCall({
    path: '/crear-usuario',
    summary: 'Creates a user of a role within the rights of the caller. Without a session a business signs itself up.',
    who: 'everybody',
    carriesFile: true,
    signedOutLimit: { max: 20, timeWindow: '1 hour' },
    body: whose(
      z.object({
        id_rol: sentNumber,
        email: z.string(),
        clave: z.string().optional(),
        key: z.string().optional().describe('The key of the sign-up link'),
        ...sentUser,
      }),
    ),
    answer: z.strictObject({ error: z.literal(false), value: z.number().optional() }),
    handle: async (fields, call) => {
      if (call.user === null && fields['key'] !== undefined) return signUp(call);
      if (call.user !== null) assertUsable(call.user);
      authorize(call.services, 'collaborators.manage');
      const role = roleOf(fields['id_rol']);
      if (role === null || !manageableRoles(call.services.actor).includes(role))
        throw DomainError.of('access.forbidden');
      return isAccountRole(role) ? createAccountCall(call) : createCollaboratorCall(call);
    },
  }),
  // A collaborator stays one, and nobody else becomes one.
  legacyCall({
    path: '/editar-usuario',
    summary: "Changes a user, or one's own data; what is not sent stays.",
    who: 'signedIn',
    carriesFile: true,
    body: whose(
      z.object({
        id: sentNumber,
        id_rol: sentNumber.optional(),
        email: z.string().optional(),
        clave: z.string().optional(),
        clave_actual: z.string().optional().describe("One's own password; asked for where one's own `email` changes"),
        ...sentUser,
      }),
    ),
    answer: DoneWithNumber,
    handle: async (_fields, call) => (isOwn(call) ? editOwnDataCall(call) : editManagedUser(call)),
  }),
  legacyCall({
    path: '/borrar-usuario',
    summary: 'Removes a user.',
    who: 'collaborators.manage',
    body: byId,
    answer: Done,
    handle: async (_ref, call) =>
      (await isCollaborator(call)) ? removeCollaboratorCall(call) : removeAccountCall(call),
  }),
  legacyCall({
    path: '/borrar-imagen-usuario',
    summary: "Takes the picture of a user, or one's own, away.",
    who: 'signedIn',
    body: whose(byId.shown),
    answer: Done,
    handle: async (_fields, call) => {
      if (isOwn(call)) return removeOwnImageCall(call);
      authorize(call.services, 'collaborators.manage');
      return (await isCollaborator(call)) ? removeCollaboratorImageCall(call) : removeAccountImageCall(call);
    },
  }),
  legacyCall({
    path: '/editar-acceso-usuario',
    summary: 'Gives or takes the access; `value` is the new state.',
    who: 'collaborators.manage',
    body: byId,
    answer: DoneWithNumber,
    handle: async (_ref, call) =>
      (await isCollaborator(call)) ? toggleCollaboratorAccessCall(call) : toggleAccountAccessCall(call),
  }),
  // Also for a session that has yet to choose its password (B26). Without an id it is one's own.
  legacyCall({
    path: '/editar-clave-usuario',
    summary: "Sets the password of a user, or one's own, and ends the other sessions.",
    who: 'anySession',
    body: whose(z.object({ id: sentNumber.optional(), clave: z.string(), clave_actual: z.string().optional() })),
    answer: Done,
    handle: async (fields, call) => {
      if (fields['id'] === undefined || idOf(fields['id']) === call.user.id) return changeOwnPasswordCall(call);
      assertUsable(call.user);
      authorize(call.services, 'companies.manage');
      return setAccountPasswordCall(call);
    },
  }),
  // Those whose users the caller manages; the list itself (B30).
  legacyCall({
    path: '/roles',
    summary: 'The roles that the caller chooses from.',
    who: 'collaborators.manage',
    body: nothing,
    answer: z.array(z.strictObject({ id: z.number(), rol: z.string() })),
    handle: async (_nothing, { services }) =>
      manageableRoles(services.actor).map((id) => ({ id, rol: backoffice.es.shell.roles[id] })),
  }),
  legacyCall({
    path: '/gym-tarifas',
    summary: 'The tariffs of a gym.',
    who: 'companies.manage',
    body: nothing,
    answer: z.array(
      z.strictObject({ id: z.number(), tarifa: z.string(), dias: z.number().describe('-1: the expiry is free') }),
    ),
    handle: async (_nothing, { services }) =>
      (await listTariffs(services)).map(({ id, name, days }) => ({ id, tarifa: name, dias: days })),
  }),
  legacyCall({
    path: '/enviar-confirmacion-colaborador',
    summary: 'Gives a collaborator access and tells it by mail.',
    who: 'collaborators.manage',
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await sendCollaboratorConfirmation(services, ref);
      return { error: false };
    },
  }),
  // An empty day leaves that end open, two empty ones end the early access (B9).
  legacyCall({
    path: '/guardar-resvip-config',
    summary: 'Sets the days of early access; empty ends it.',
    who: 'earlyAccess.manage',
    body: sent({
      resvip_fecha_inicio: field(date.nullable(), openDay),
      resvip_fecha_fin: field(date.nullable(), openDay),
    }),
    answer: Done,
    handle: async ({ resvip_fecha_inicio: opensOn, resvip_fecha_fin: closesOn }, { services }) => {
      await saveEarlyAccess(services, { opensOn, closesOn });
      return { error: false };
    },
  }),
];

/** yyyy-mm-dd, also with a time behind it; null where it is empty. */
function openDay(fields: WireFields, name: string): string | null {
  return wireText(fields, name).trim().slice(0, 'yyyy-mm-dd'.length) || null;
}

/** A super admin's own data are those of a user that it manages, with the role and the number. */
function isOwn({ body, user }: CallContext<SessionUser>): boolean {
  return user.role !== Role.superAdmin && idOf(body['id']) === user.id;
}

/** Of what kind the user is that a call names by its id alone; who is not within reach does not exist (B22). */
async function isCollaborator({ services, body }: CallContext): Promise<boolean> {
  return (await readUserKind(services, { id: wireId(body) })) === 'collaborator';
}

const isUnsaid = (value: unknown) => value === undefined || value === null || value === '';

/** What is asked of a list and not of the look-up of companies. */
const listFields = ['page_index', 'page_size', 'filtro', 'order', 'dir'];

async function staffUsers(call: CallContext) {
  const { body, services } = call;
  authorize(services, 'activities.manage');
  const role = roleOf(body['id_rol']);
  if (role === Role.collaborator) return collaborators(call);
  if (!isUnsaid(body['id'])) {
    authorize(services, 'collaborators.manage');
    return (await isCollaborator(call)) ? collaborators(call) : account(call);
  }
  if (role === Role.manager) {
    const asList = listFields.some((name) => body[name] !== undefined);
    if (asList && manageableRoles(services.actor).includes(Role.manager)) return accounts(call, [role]);
    const data = (await lookUpCompanies(services)).map(presentCompany);
    return { error: false as const, data, total: data.length };
  }
  authorize(services, 'users.manage');
  if (role === null && !isUnsaid(body['id_rol'])) throw DomainError.of('access.forbidden');
  return accounts(call, role === null ? [] : [role]);
}

async function editManagedUser(call: CallContext) {
  const { body, services } = call;
  authorize(services, 'collaborators.manage');
  const isSaid = body['id_rol'] !== undefined;
  const role = roleOf(body['id_rol']);
  if (isSaid && (role === null || !manageableRoles(services.actor).includes(role))) {
    throw DomainError.of('access.forbidden');
  }
  const isOne = await isCollaborator(call);
  if (isSaid && (role === Role.collaborator) !== isOne) throw DomainError.of('users.roleNotAllowed');
  return isOne ? editCollaboratorCall(call) : editAccountCall(call);
}

async function signUp({ body, services }: CallContext) {
  const { imageId: _none, ...fields } = parseCollaborator(body, null);
  const input = SignUpInput.parse({ ...fields, language: languageOf(body['idioma']), key: wireText(body, 'key') });
  const logo = wireDataUrl(body, 'img') ?? wireDataUrl(body, 'imagen') ?? Buffer.alloc(0);
  await signUpCollaborator(services, input, logo);
  return { error: false as const };
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
    acceso: shownFlag(user.hasAccess),
  };
}
