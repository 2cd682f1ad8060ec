import {
  createCollaborator,
  listCollaborators,
  type ListedCollaborator,
  mergeCollaborator,
  readCollaborator,
  recentRecords,
  removeCollaborator,
  removeCollaboratorImage,
  toggleCollaboratorAccess,
} from '@dehesa/services/collaborators';
import type { Paging } from '@dehesa/domain/paging';
import { storedImage } from '../activities/stored-files';
import { allPages } from '../all-pages';
import type { CallContext } from '../call';
import { wireFlag, wireId } from '../wire-values';
import { parseCollaborator, parseCollaboratorList, presentCollaborator } from './collaborator-wire';

/** Of each collaborator of a list the latest bookings and visits; of one that is asked for by its id, many. */
const recentInLists = 10;
const recentOfOne = 500;

/** /usuarios {id_rol: 4}: one by `id`, a page, or as a look-up all of them. */
export async function collaborators({ body, services }: CallContext) {
  if (body['id'] !== undefined && body['id'] !== null && body['id'] !== '') {
    const row = await readCollaborator(services, { id: wireId(body) });
    return { error: false as const, data: await present(services, [row], recentOfOne), total: 1 };
  }
  const input = parseCollaboratorList(body);
  const paged = body['page_index'] !== undefined || body['page_size'] !== undefined;
  const list = (page: Paging) => listCollaborators(services, { ...input, ...page });
  const { rows, total } = await (paged ? list(input) : allPages(list));
  return { error: false as const, data: await present(services, rows, recentInLists), total };
}

async function present(services: CallContext['services'], rows: readonly ListedCollaborator[], limit: number) {
  const ids = rows.map(({ id }) => id);
  const recent = await recentRecords(services, ids, limit);
  return rows.map((row) => presentCollaborator(row, recent.get(row.id) ?? { bookings: [], visits: [] }));
}

/** /crear-usuario {id_rol: 4}. Staff's has access unless `acceso` says otherwise. */
export async function createCollaboratorCall(call: CallContext) {
  const input = parseCollaborator(call.body, null);
  const start = wireFlag(call.body, 'acceso', true) ? 'withAccess' : 'pending';
  const { id } = await createCollaborator(call.services, { ...input, imageId: await storedImage(call) }, start);
  return { error: false as const, value: id };
}

/** /editar-usuario {id_rol: 4}: fields that are missing keep their value. */
export async function editCollaboratorCall(call: CallContext) {
  const id = wireId(call.body);
  // What is missing or makes no sense is refused before anything is stored.
  parseCollaborator(call.body, await readCollaborator(call.services, { id }));
  const imageId = await storedImage(call);
  await mergeCollaborator(call.services, { id }, (stored) => {
    const input = parseCollaborator(call.body, stored);
    return { ...input, imageId: imageId ?? input.imageId };
  });
  return { error: false as const, value: id };
}

/** /borrar-usuario */
export async function removeCollaboratorCall({ body, services }: CallContext) {
  await removeCollaborator(services, { id: wireId(body) });
  return { error: false as const };
}

/** /borrar-imagen-usuario */
export async function removeCollaboratorImageCall({ body, services }: CallContext) {
  await removeCollaboratorImage(services, { id: wireId(body) });
  return { error: false as const };
}

/** /editar-acceso-usuario answers how it is now (W2). */
export async function toggleCollaboratorAccessCall({ body, services }: CallContext) {
  const { hasAccess } = await toggleCollaboratorAccess(services, { id: wireId(body) });
  return { error: false as const, value: hasAccess ? 1 : 0 };
}
