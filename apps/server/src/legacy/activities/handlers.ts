import type { EditActivityInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  createActivity,
  editActivity,
  hideActivity,
  listActivities,
  listCategories,
  listTerritories,
  readActivity,
  toggleRegistrations,
} from '@dehesa/services/activities';
import { fileIdOf } from '@dehesa/services/files';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireId, wireText } from '../wire-values';
import { parseComplements, parseNewLinks } from './links-wire';
import { uploadedVideo } from './media-handlers';
import { parseVideoChange } from './media-wire';
import { storedImage } from './stored-image';
import { parseActivityList, parseWireActivity, presentActivity, presentActivityRow } from './wire';

/** /act-actividades: `{id}` reads one, anything else is a page of the list. */
export const activities = requires('activities.manage', async ({ body, services }) => {
  if (body['id'] !== undefined && body['id'] !== null) {
    return { error: false, data: presentActivity(await readActivity(services, { id: wireId(body) })) };
  }
  const { rows, total, counts } = await listActivities(services, parseActivityList(body));
  return {
    error: false,
    data: rows.map(presentActivityRow),
    total,
    total_todas: counts.all,
    total_monfrague: counts.monfrague,
    total_tajo: counts.tajo,
  };
});

/** /act-crear-actividad */
export const createActivityCall = requires('activities.manage', async (call) => {
  const input = { ...parseWireActivity(call.body, null), ...parseNewLinks(call.body) };
  // A copy names its picture by address: it is shared, not stored again (D10).
  const imageId = (await storedImage(call)) ?? fileIdOf(wireText(call.body, 'url_imagen'));
  const videoFileId = await uploadedVideo(call);
  const media = videoFileId === null ? input.media : { ...input.media, videoFileId };
  const { id, slug } = await createActivity(call.services, { ...input, imageId, media });
  return { error: false, value: id, seo_url: slug };
});

/** /act-editar-actividad: fields that are missing keep their value. */
export const editActivityCall = requires('activities.manage', async (call) => {
  const id = wireId(call.body);
  // What is out of reach or makes no sense is refused before anything is stored.
  await mergedEdit(call, id, { imageId: null, videoFileId: null });
  const files = { imageId: await storedImage(call), videoFileId: await uploadedVideo(call) };
  for (let tries = 1; ; tries += 1) {
    try {
      const { slug } = await editActivity(call.services, await mergedEdit(call, id, files));
      return { error: false, value: id, seo_url: slug };
    } catch (error) {
      const changed = error instanceof DomainError && error.code === 'activities.changedMeanwhile';
      if (!changed || tries === mostTries) throw error;
    }
  }
});

/** How often an edit is put together anew because somebody else saved between reading and writing. */
const mostTries = 4;

/** What is stored now with the fields that the call names: only those are its sender's to decide. */
async function mergedEdit(
  { body, services }: LegacyCall,
  id: number,
  files: { imageId: string | null; videoFileId: string | null },
): Promise<EditActivityInput> {
  const stored = await readActivity(services, { id });
  const input = parseWireActivity(body, stored);
  return {
    ...input,
    id,
    version: stored.version,
    complementaryIds: parseComplements(body),
    imageId: files.imageId ?? input.imageId,
    video: parseVideoChange(body, stored.video, files.videoFileId),
  };
}

/** /act-borrar-actividad hides it (B11). */
export const hideActivityCall = requires('activities.manage', async ({ body, services }) => {
  await hideActivity(services, { id: wireId(body) });
  return { error: false };
});

/** /act-cerrar-abrir-actividad answers the new value. */
export const toggleRegistrationsCall = requires('activities.manage', async ({ body, services }) => {
  const { registrationsClosed } = await toggleRegistrations(services, { id: wireId(body) });
  return { error: false, value: registrationsClosed ? 1 : 0 };
});

/** /act-ubicaciones: the list itself (B30). */
export const territories = requires('activities.manage', async ({ services }) => {
  const rows = await listTerritories(services);
  return rows.map(({ id, es }) => ({ id, ubicacion: es, nombre: es }));
});

/** /act-categorias: the list itself (B30). */
export const categories = requires('activities.manage', async ({ services }) => {
  const rows = await listCategories(services);
  return rows.map(({ id, es }) => ({ id, categoria: es, nombre: es }));
});
