import type { Gallery } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { StaffLanguage } from '@dehesa/domain/languages';
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
import { fileIdOf, storeDocument, storeImage } from '@dehesa/services/files';
import { z } from 'zod';
import { byId, field, id, sent, sentAs, text } from '../body';
import { type CallContext, legacyCall } from '../call';
import { dataUrl, Done, DoneWithNumber, sentNumber } from '../shapes';
import { wireDataUrl, type WireFields, wireId, wireNumber, wireList, wireText } from '../wire-values';
import { ActivityDocument } from './activity-shapes';
import { parseDocument, presentDocument } from './media-wire';

const who = 'activities.manage';
const ofActivity = sent({ id_actividad: id });
const language = z.enum(['es', 'pt']);
const optionalLanguage = field(language.optional(), (fields) => parseLanguage(fields));
const pictureOrder = field(
  z.union([z.array(z.number()), z.string()]).describe('The ids in their new order; as text, joined by commas'),
  (fields) => parseOrder(fields),
);

export const mediaCalls = [
  legacyCall({
    path: '/act-borrar-imagen',
    summary: 'Takes the main picture away.',
    who,
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await removeMainImage(services, ref);
      return { error: false };
    },
  }),
  ...galleryCalls('main', '/act-actividades-imagenes', {
    add: 'Adds a picture to the gallery; `value` is its id.',
    remove: 'Takes a picture out of the gallery.',
    order: 'Puts the gallery in order.',
  }),
  ...galleryCalls('afterwards', '/act-actividades-imagenes-comolopasamos', {
    add: 'Adds a picture to the second gallery; `value` is its id.',
    remove: 'Takes a picture out of the second gallery.',
    order: 'Puts the second gallery in order.',
  }),
  legacyCall({
    path: '/act-actividades-video-del',
    summary: 'Takes the video away.',
    who,
    body: ofActivity,
    answer: Done,
    handle: async ({ id_actividad: activityId }, { services }) => {
      await removeVideo(services, { activityId });
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-actividades-documentos',
    summary: 'The documents of an activity, of one language or of both.',
    who,
    body: sent({ id_actividad: id, idioma: optionalLanguage }),
    answer: z.strictObject({ error: z.literal(false), data: z.array(ActivityDocument) }),
    handle: async ({ id_actividad: activityId, idioma }, { services }) => {
      const documents = await listDocuments(services, { activityId, language: idioma ?? 'es' });
      return { error: false, data: documents.map((document) => presentDocument(activityId, document)) };
    },
  }),
  legacyCall({
    path: '/act-crear-actividad-documento',
    summary: 'Adds a document; `value` is its id.',
    who,
    carriesFile: true,
    body: sentAs(
      z.object({
        id_actividad: sentNumber,
        idioma: language,
        nombre: z.string(),
        documento: dataUrl,
        extension: z.string().optional(),
        filepath: z.string().optional(),
      }),
      (fields) => ({
        activityId: wireId(fields, 'id_actividad'),
        language: parseLanguage(fields) ?? 'es',
        ...parseDocument(fields),
      }),
    ),
    answer: DoneWithNumber,
    handle: async ({ activityId, language: ofDocument, name, bytes, fileName }, { services }) => {
      await checkReach(services, { id: activityId });
      const file = await storeDocument(services, bytes, { name: fileName });
      const { id: value } = await createDocument(services, { activityId, language: ofDocument, name, fileId: file.id });
      return { error: false, value };
    },
  }),
  legacyCall({
    path: '/act-editar-actividad-documento',
    summary: 'Gives a document another name.',
    who,
    body: sent({ id_actividad: id, id, idioma: optionalLanguage, nombre: text }),
    answer: DoneWithNumber,
    handle: async ({ id_actividad: activityId, id: value, idioma, nombre }, { services }) => {
      await editDocument(services, { activityId, id: value, language: idioma, name: nombre });
      return { error: false, value };
    },
  }),
  legacyCall({
    path: '/act-borrar-actividad-documento',
    summary: 'Removes a document.',
    who,
    body: sent({ id_actividad: id, id, idioma: optionalLanguage }),
    answer: Done,
    handle: async ({ id_actividad: activityId, id: documentId, idioma }, { services }) => {
      await removeDocument(services, { activityId, id: documentId, language: idioma });
      return { error: false };
    },
  }),
];

/** Adding, taking out and ordering, which each gallery has under its own paths. */
function galleryCalls(gallery: Gallery, path: `/${string}`, summaries: { add: string; remove: string; order: string }) {
  return [
    legacyCall({
      path: `${path}-add`,
      summary: summaries.add,
      who,
      carriesFile: true,
      body: sentAs(z.object({ id_actividad: sentNumber, imagen: dataUrl }), (fields) => ({
        activityId: wireId(fields, 'id_actividad'),
      })),
      answer: DoneWithNumber,
      handle: async ({ activityId }, call) => {
        await checkReach(call.services, { id: activityId });
        const { id: value } = await addGalleryImage(call.services, {
          activityId,
          gallery,
          fileId: await pictureOf(call),
        });
        return { error: false, value };
      },
    }),
    legacyCall({
      path: `${path}-del`,
      summary: summaries.remove,
      who,
      body: sent({ id_actividad: id, id }),
      answer: Done,
      handle: async ({ id_actividad: activityId, id: imageId }, { services }) => {
        await removeGalleryImage(services, { activityId, id: imageId, gallery });
        return { error: false };
      },
    }),
    legacyCall({
      path: `${path}-order`,
      summary: summaries.order,
      who,
      body: sent({ id_actividad: id, ordenid: pictureOrder }),
      answer: Done,
      handle: async ({ id_actividad: activityId, ordenid: ids }, { services }) => {
        await orderGallery(services, { activityId, gallery, ids });
        return { error: false };
      },
    }),
  ];
}

/** A picture as a data URL, or one that is stored already by its address (B33). */
async function pictureOf({ body, services }: CallContext): Promise<string> {
  const bytes = wireDataUrl(body, 'imagen');
  if (bytes !== undefined) return (await storeImage(services, bytes)).id;
  const fileId = fileIdOf(wireText(body, 'imagen'));
  if (fileId === null) throw DomainError.of('input.invalid', { path: 'imagen' });
  return fileId;
}

/** `ordenid`: the ids of the pictures in their new order. */
function parseOrder(body: WireFields): number[] {
  const refused = DomainError.of('input.invalid', { path: 'ordenid' });
  if (body['ordenid'] === undefined || body['ordenid'] === null) throw refused;
  return wireList(body, 'ordenid').map((item) => {
    const imageId = wireNumber({ ordenid: item }, 'ordenid');
    if (imageId === null) throw refused;
    return imageId;
  });
}

/** `idioma`; undefined where it is missing. */
function parseLanguage(body: WireFields): StaffLanguage | undefined {
  const typed = wireText(body, 'idioma').trim().toLowerCase();
  return typed === '' ? undefined : StaffLanguage.parse(typed);
}
