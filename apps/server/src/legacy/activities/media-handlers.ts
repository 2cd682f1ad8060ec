import { Readable } from 'node:stream';
import type { Gallery } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  addGalleryImage,
  checkReach,
  createDocument,
  editDocument,
  listDocuments,
  orderGallery,
  removeDocument,
  removeGalleryImage,
  removeMainImage,
  removeVideo,
} from '@dehesa/services/activities';
import { fileIdOf, storeDocument, storeImage, storeVideo } from '@dehesa/services/files';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireDataUrl, wireId, wireText } from '../wire-values';
import { parseActivityId, parseDocument, parseLanguage, parseOrder, presentDocument } from './media-wire';

/** /act-borrar-imagen: the main image. */
export const removeMainImageCall = requires('activities.manage', async ({ body, services }) => {
  await removeMainImage(services, { id: wireId(body) });
  return { error: false };
});

/** /act-actividades-imagenes-add and its comolopasamos twin answer the id of the new picture. */
export function addImageCall(gallery: Gallery) {
  return requires('activities.manage', async (call) => {
    const activityId = parseActivityId(call.body);
    await checkReach(call.services, { id: activityId });
    const { id } = await addGalleryImage(call.services, { activityId, gallery, fileId: await pictureOf(call) });
    return { error: false, value: id };
  });
}

/** A picture as a data URL, or one that is stored already by its address (B33). */
async function pictureOf({ body, services }: LegacyCall): Promise<string> {
  const bytes = wireDataUrl(body, 'imagen');
  if (bytes !== undefined) return (await storeImage(services, bytes)).id;
  const id = fileIdOf(wireText(body, 'imagen'));
  if (id === null) throw DomainError.of('input.invalid', { path: 'imagen' });
  return id;
}

/** /act-actividades-imagenes-del and its twin. */
export function removeImageCall(gallery: Gallery) {
  return requires('activities.manage', async ({ body, services }) => {
    await removeGalleryImage(services, { activityId: parseActivityId(body), id: wireId(body), gallery });
    return { error: false };
  });
}

/** /act-actividades-imagenes-order and its twin. */
export function orderImagesCall(gallery: Gallery) {
  return requires('activities.manage', async ({ body, services }) => {
    await orderGallery(services, { activityId: parseActivityId(body), gallery, ids: parseOrder(body) });
    return { error: false };
  });
}

/** The video that came along as a data URL, as far as a body of JSON goes; the upload has no such limit (B33). */
export async function uploadedVideo({ body, services }: LegacyCall): Promise<string | null> {
  const bytes = wireDataUrl(body, 'video');
  return bytes === undefined ? null : (await storeVideo(services, Readable.from([bytes]))).id;
}

/** /act-actividades-video-del: the file or the address. */
export const removeVideoCall = requires('activities.manage', async ({ body, services }) => {
  await removeVideo(services, { activityId: parseActivityId(body) });
  return { error: false };
});

/** /act-actividades-documentos: those of one language, Spanish where none is named. */
export const documentsCall = requires('activities.manage', async ({ body, services }) => {
  const activityId = parseActivityId(body);
  const documents = await listDocuments(services, { activityId, language: parseLanguage(body) ?? 'es' });
  return { error: false, data: documents.map((document) => presentDocument(activityId, document)) };
});

/** /act-crear-actividad-documento answers the id of the new document. */
export const createDocumentCall = requires('activities.manage', async ({ body, services }) => {
  const activityId = parseActivityId(body);
  const language = parseLanguage(body) ?? 'es';
  const { name, bytes, fileName } = parseDocument(body);
  await checkReach(services, { id: activityId });
  const file = await storeDocument(services, bytes, { name: fileName });
  const { id } = await createDocument(services, { activityId, language, name, fileId: file.id });
  return { error: false, value: id };
});

/** /act-editar-actividad-documento renames. */
export const editDocumentCall = requires('activities.manage', async ({ body, services }) => {
  const ref = { activityId: parseActivityId(body), id: wireId(body), language: parseLanguage(body) };
  await editDocument(services, { ...ref, name: wireText(body, 'nombre') });
  return { error: false, value: ref.id };
});

/** /act-borrar-actividad-documento */
export const removeDocumentCall = requires('activities.manage', async ({ body, services }) => {
  const ref = { activityId: parseActivityId(body), id: wireId(body), language: parseLanguage(body) };
  await removeDocument(services, ref);
  return { error: false };
});
