import { z } from 'zod';
import { ActivityDocument } from './activity-shapes';
import { ById, dataUrl, type DocumentedCalls, Done, DoneWithNumber, sentNumber, staff } from './documented-call';

const language = z.enum(['es', 'pt']);
const ofActivity = z.object({ id_actividad: sentNumber });
const ofActivityById = ofActivity.extend({ id: sentNumber });
const order = ofActivity.extend({
  ordenid: z.union([z.array(z.number()), z.string()]).describe('The ids in their new order; as text, joined by commas'),
});

export const activityMediaCalls = {
  '/act-borrar-imagen': { summary: 'Takes the main picture away.', who: staff, body: ById, answer: Done },
  '/act-actividades-imagenes-add': {
    summary: 'Adds a picture to the gallery; `value` is its id.',
    who: staff,
    body: ofActivity.extend({ imagen: dataUrl }),
    answer: DoneWithNumber,
  },
  '/act-actividades-imagenes-del': {
    summary: 'Takes a picture out of the gallery.',
    who: staff,
    body: ofActivityById,
    answer: Done,
  },
  '/act-actividades-imagenes-order': { summary: 'Puts the gallery in order.', who: staff, body: order, answer: Done },
  '/act-actividades-imagenes-comolopasamos-add': {
    summary: 'Adds a picture to the second gallery; `value` is its id.',
    who: staff,
    body: ofActivity.extend({ imagen: dataUrl }),
    answer: DoneWithNumber,
  },
  '/act-actividades-imagenes-comolopasamos-del': {
    summary: 'Takes a picture out of the second gallery.',
    who: staff,
    body: ofActivityById,
    answer: Done,
  },
  '/act-actividades-imagenes-comolopasamos-order': {
    summary: 'Puts the second gallery in order.',
    who: staff,
    body: order,
    answer: Done,
  },
  '/act-actividades-video-del': { summary: 'Takes the video away.', who: staff, body: ofActivity, answer: Done },
  '/act-actividades-documentos': {
    summary: 'The documents of an activity, of one language or of both.',
    who: staff,
    body: ofActivity.extend({ idioma: language.optional() }),
    answer: z.strictObject({ error: z.literal(false), data: z.array(ActivityDocument) }),
  },
  '/act-crear-actividad-documento': {
    summary: 'Adds a document; `value` is its id.',
    who: staff,
    body: ofActivity.extend({
      idioma: language,
      nombre: z.string(),
      documento: dataUrl,
      extension: z.string().optional(),
      filepath: z.string().optional(),
    }),
    answer: DoneWithNumber,
  },
  '/act-editar-actividad-documento': {
    summary: 'Gives a document another name.',
    who: staff,
    body: ofActivityById.extend({ idioma: language.optional(), nombre: z.string() }),
    answer: DoneWithNumber,
  },
  '/act-borrar-actividad-documento': {
    summary: 'Removes a document.',
    who: staff,
    body: ofActivityById.extend({ idioma: language.optional() }),
    answer: Done,
  },
} satisfies DocumentedCalls;
