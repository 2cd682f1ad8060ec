import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { AccountListInput } from '@dehesa/domain/users';
import {
  type Account,
  createAccount,
  listAccounts,
  listTariffs,
  mergeAccount,
  readAccount,
  removeAccount,
  removeAccountImage,
  setAccountPassword,
  toggleAccountAccess,
} from '@dehesa/services/users';
import { storedImage } from '../activities/stored-files';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireFlag, wireId, wireText } from '../wire-values';
import { parseAccount, parseAccountList, presentAccount, roleOf } from './account-wire';
import { ownEditOf } from './own-handlers';

/** /usuarios {id} */
export async function account({ body, services }: LegacyCall) {
  const row = await readAccount(services, { id: wireId(body) });
  return { error: false, data: [presentAccount(row)], total: 1 };
}

/** /usuarios: a page of users of these roles; of none, those that this mode lists. */
export async function accounts({ body, services }: LegacyCall, roles: AccountListInput['roles']) {
  const { rows, total } = await listAccounts(services, parseAccountList(body, roles));
  return { error: false, data: rows.map(presentAccount), total };
}

/** /crear-usuario. It has access unless `acceso` says otherwise. */
export async function createAccountCall(call: LegacyCall) {
  const { body, services } = call;
  const input = parseAccount(body, null, today(call));
  const { id } = await createAccount(services, {
    ...input,
    imageId: await storedImage(call),
    password: wireText(body, 'clave'),
    hasAccess: wireFlag(body, 'acceso', true),
  });
  return { error: false, value: id };
}

/** /editar-usuario: fields that are missing keep their value, and the password is `/editar-clave-usuario`'s. */
export async function editAccountCall(call: LegacyCall) {
  const { body, services } = call;
  const id = wireId(body);
  if (body['id_rol'] !== undefined && roleOf(body['id_rol']) === null) throw DomainError.of('users.roleNotAllowed');
  // What is missing or makes no sense is refused before anything is stored.
  parseAccount(body, await readAccount(services, { id }), today(call));
  const imageId = await storedImage(call);
  const merge = (stored: Account) => {
    const input = parseAccount(body, stored, today(call));
    return { ...input, imageId: imageId ?? input.imageId };
  };
  await mergeAccount(services, { id }, merge, ownEditOf(call));
  return { error: false, value: id };
}

/** /borrar-usuario */
export async function removeAccountCall({ body, services }: LegacyCall) {
  await removeAccount(services, { id: wireId(body) });
  return { error: false };
}

/** /borrar-imagen-usuario */
export async function removeAccountImageCall({ body, services }: LegacyCall) {
  await removeAccountImage(services, { id: wireId(body) });
  return { error: false };
}

/** /editar-acceso-usuario answers how it is now (W2). */
export async function toggleAccountAccessCall({ body, services }: LegacyCall) {
  const { hasAccess } = await toggleAccountAccess(services, { id: wireId(body) });
  return { error: false, value: hasAccess ? 1 : 0 };
}

/** /editar-clave-usuario of another */
export async function setAccountPasswordCall({ body, services }: LegacyCall) {
  await setAccountPassword(services, { id: wireId(body), password: wireText(body, 'clave') });
  return { error: false };
}

/** /gym-tarifas answers the list itself (B30). */
export const tariffsCall = requires('companies.manage', async ({ services }) =>
  (await listTariffs(services)).map(({ id, name, days }) => ({ id, tarifa: name, dias: days })),
);

const today = ({ services }: LegacyCall) => madridDate(services.clock.now());
