import { Role } from '@dehesa/domain/access';
import { changePassword, type SessionUser, setOwnPassword } from '@dehesa/services/auth';
import { listOwnBookings, listOwnVisits, readOwnCollaborator } from '@dehesa/services/collaborators';
import { storeOwnImage } from '@dehesa/services/files';
import { mergeProfile, type OwnEdit, type Profile, readProfile, removeProfileImage } from '@dehesa/services/users';
import { storedImage } from '../activities/stored-files';
import type { CallContext } from '../call';
import { wireText } from '../wire-values';
import { parseProfile, presentProfile, roleOf } from './account-wire';
import { presentCollaborator } from './collaborator-wire';

/** Of its bookings and visits the latest, as many as a page has at most. */
const recent = { pageIndex: 0, pageSize: 200 };

/** /usuarios {id: one's own}; a collaborator has its own record of those that `id_rol` 4 asks for. */
export async function ownData({ body, services }: CallContext) {
  if (services.actor?.role === Role.collaborator && roleOf(body['id_rol']) === Role.collaborator) {
    const [row, { rows: bookings }, { rows: visits }] = await Promise.all([
      readOwnCollaborator(services),
      listOwnBookings(services, recent),
      listOwnVisits(services, recent),
    ]);
    return { error: false as const, data: [presentCollaborator(row, { bookings, visits })], total: 1 };
  }
  return { error: false as const, data: [presentProfile(await readProfile(services))], total: 1 };
}

/** /editar-usuario {id: one's own}: role, access and fee are staff's to change. */
export async function editOwnDataCall(call: CallContext) {
  const { body, services } = call;
  const shown = await readProfile(services);
  // What is missing or makes no sense is refused before anything is stored.
  parseProfile(body, shown);
  const imageId = await storedImage(call, async (services, bytes) => {
    await call.request.server.countOwnImage(call.request);
    return storeOwnImage(services, bytes);
  });
  const merge = (stored: Profile) => {
    const input = parseProfile(body, stored);
    return { ...input, imageId: imageId ?? input.imageId };
  };
  await mergeProfile(services, merge, ownEditOf(call));
  return { error: false as const, value: shown.id };
}

/** Another address for one's own account needs `clave_actual`, whatever says who calls. */
export function ownEditOf({ body, user, address }: CallContext): OwnEdit | null {
  if (user === null) return null;
  return { proof: { password: wireText(body, 'clave_actual'), address }, sessionId: user.sessionId };
}

/** /borrar-imagen-usuario {id: one's own} */
export async function removeOwnImageCall({ services }: CallContext) {
  await removeProfileImage(services);
  return { error: false as const };
}

/**
 * /editar-clave-usuario of oneself. A client with a token in the body sends what is documented; where a cookie says
 * who it is, `clave_actual` proves it.
 */
export async function changeOwnPasswordCall({ body, services, user, address }: CallContext<SessionUser>) {
  const password = wireText(body, 'clave');
  if (user.sessionKind === 'token' && body['clave_actual'] === undefined) {
    await setOwnPassword(services, { password, sessionId: user.sessionId });
  } else {
    await changePassword(services, user, { current: wireText(body, 'clave_actual'), next: password }, address);
  }
  return { error: false as const };
}
