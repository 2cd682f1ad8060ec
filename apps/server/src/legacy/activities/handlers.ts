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
import { fileIdOf, storeImage } from '@dehesa/services/files';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireDataUrl, wireId, wireText } from '../wire-values';
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
  const input = parseWireActivity(call.body, null);
  // A copy names its picture by address: it is shared, not stored again (document 2 §4).
  const imageId = (await storedImage(call)) ?? fileIdOf(wireText(call.body, 'url_imagen'));
  const { id, slug } = await createActivity(call.services, { ...input, imageId });
  return { error: false, value: id, seo_url: slug };
});

/** /act-editar-actividad: fields that are missing keep their value. */
export const editActivityCall = requires('activities.manage', async (call) => {
  const id = wireId(call.body);
  const stored = await readActivity(call.services, { id });
  const input = parseWireActivity(call.body, stored);
  const imageId = (await storedImage(call)) ?? input.imageId;
  const { slug } = await editActivity(call.services, { ...input, imageId, id });
  return { error: false, value: id, seo_url: slug };
});

/** The picture that came along as a data URL (B33). */
async function storedImage({ body, services }: LegacyCall): Promise<string | null> {
  const bytes = wireDataUrl(body, 'img') ?? wireDataUrl(body, 'imagen');
  return bytes === undefined ? null : (await storeImage(services, bytes)).id;
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
