import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { AccountListInput } from '@dehesa/domain/users';
import {
  type Account,
  createAccount,
  listAccounts,
  mergeAccount,
  readAccount,
  removeAccount,
  removeAccountImage,
  setAccountPassword,
  toggleAccountAccess,
} from '@dehesa/services/users';
import { storedImage } from '../activities/stored-files';
import type { CallContext } from '../call';
import { wireFlag, wireId, wireText } from '../wire-values';
import { parseAccount, parseAccountList, presentAccount, roleOf } from './account-wire';
import { ownEditOf } from './own-handlers';

/** /usuarios {id} */
export async function account({ body, services }: CallContext) {
  const row = await readAccount(services, { id: wireId(body) });
  return { error: false as const, data: [presentAccount(row)], total: 1 };
}

/** /usuarios: a page of users of these roles; of none, those that this mode lists. */
export async function accounts({ body, services }: CallContext, roles: AccountListInput['roles']) {
  const { rows, total } = await listAccounts(services, parseAccountList(body, roles));
  return { error: false as const, data: rows.map(presentAccount), total };
}

/** /crear-usuario. It has access unless `acceso` says otherwise. */
export async function createAccountCall(call: CallContext) {
  const { body, services } = call;
  const input = parseAccount(body, null, today(call));
  const { id } = await createAccount(services, {
    ...input,
    imageId: await storedImage(call),
    password: wireText(body, 'clave'),
    hasAccess: wireFlag(body, 'acceso', true),
  });
  return { error: false as const, value: id };
}

/** /editar-usuario: fields that are missing keep their value, and the password is `/editar-clave-usuario`'s. */
export async function editAccountCall(call: CallContext) {
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
  return { error: false as const, value: id };
}

/** /borrar-usuario */
export async function removeAccountCall({ body, services }: CallContext) {
  await removeAccount(services, { id: wireId(body) });
  return { error: false as const };
}

/** /borrar-imagen-usuario */
export async function removeAccountImageCall({ body, services }: CallContext) {
  await removeAccountImage(services, { id: wireId(body) });
  return { error: false as const };
}

/** /editar-acceso-usuario answers how it is now (W2). */
export async function toggleAccountAccessCall({ body, services }: CallContext) {
  const { hasAccess } = await toggleAccountAccess(services, { id: wireId(body) });
  return { error: false as const, value: hasAccess ? 1 : 0 };
}

/** /editar-clave-usuario of another */
export async function setAccountPasswordCall({ body, services }: CallContext) {
  await setAccountPassword(services, { id: wireId(body), password: wireText(body, 'clave') });
  return { error: false as const };
}

const today = ({ services }: CallContext) => madridDate(services.clock.now());
