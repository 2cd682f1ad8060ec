import { asked, type EditActivityInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import {
  addRelated,
  createActivity,
  editActivity,
  hideActivity,
  listActivities,
  listCategories,
  listTerritories,
  readActivity,
  removeRelated,
  toggleRegistrations,
} from '@dehesa/services/activities';
import { fileIdOf } from '@dehesa/services/files';
import { z } from 'zod';
import { byId, id, nothing, sent, sentAs } from '../body';
import { type CallContext, legacyCall } from '../call';
import { Done, DoneWithNumber, paging, sentFlag, sentNumber } from '../shapes';
import { wireId, wireText } from '../wire-values';
import { Activity, ActivityRow, sentActivity, sentCopies } from './activity-shapes';
import { parseComplements, parseNewLinks } from './links-wire';
import { parseVideoChange } from './media-wire';
import { storedImage, storedVideo } from './stored-files';
import { parseActivityList, parseWireActivity, presentActivity, presentActivityRow } from './wire';

const who = 'activities.manage';
const Saved = z.strictObject({ error: z.literal(false), value: z.number(), seo_url: z.string() });
const related = sent({ id, id_actividad_relacionada: id });

export const activityCalls = [
  legacyCall({
    path: '/act-actividades',
    summary: 'Activities within reach: one by `id` (`data` is an object then), or a page of the list.',
    who,
    body: sentAs(
      z.object({
        id: sentNumber.optional(),
        ...paging,
        paging: z.object(paging).optional(),
        id_ubicacion: sentNumber.optional(),
        exclude_ids: z.string().optional(),
        principales: sentFlag.optional(),
      }),
      (fields) =>
        fields['id'] === undefined || fields['id'] === null
          ? { id: null, page: parseActivityList(fields) }
          : { id: wireId(fields) },
    ),
    answer: z.union([
      z.strictObject({ error: z.literal(false), data: Activity }),
      z.strictObject({
        error: z.literal(false),
        data: z.array(ActivityRow),
        total: z.number(),
        total_todas: z.number(),
        total_monfrague: z.number(),
        total_tajo: z.number(),
      }),
    ]),
    handle: async (asked, { services }) => {
      if (asked.id !== null) return { error: false, data: presentActivity(await readActivity(services, asked)) };
      const { rows, total, counts } = await listActivities(services, asked.page);
      return {
        error: false,
        data: rows.map(presentActivityRow),
        total,
        total_todas: counts.all,
        total_monfrague: counts.monfrague,
        total_tajo: counts.tajo,
      };
    },
  }),
  legacyCall({
    path: '/act-crear-actividad',
    summary: 'Publishes an activity; `value` is its id.',
    who,
    carriesFile: true,
    body: sentAs(z.object({ ...sentActivity, ...sentCopies }), (fields) => ({
      ...parseWireActivity(fields, null),
      ...parseNewLinks(fields),
    })),
    answer: Saved,
    handle: async (input, call) => {
      // A copy names its picture by address: it is shared, not stored again (D10).
      const imageId = (await storedImage(call)) ?? fileIdOf(wireText(call.body, 'url_imagen'));
      const videoFileId = await storedVideo(call);
      const media = videoFileId === null ? input.media : { ...input.media, videoFileId };
      const { id: value, slug } = await createActivity(call.services, { ...input, imageId, media });
      return { error: false, value, seo_url: slug };
    },
  }),
  legacyCall({
    path: '/act-editar-actividad',
    summary: 'Changes an activity; what is not sent stays.',
    who,
    carriesFile: true,
    body: sentAs(z.object(sentActivity).partial().extend({ id: sentNumber }), (fields) => ({ id: wireId(fields) })),
    answer: Saved,
    handle: async ({ id: value }, call) => {
      // What is out of reach or makes no sense is refused before anything is stored.
      await mergedEdit(call, value, { imageId: null, videoFileId: null });
      const files = { imageId: await storedImage(call), videoFileId: await storedVideo(call) };
      for (let tries = 1; ; tries += 1) {
        try {
          const { slug } = await editActivity(call.services, await mergedEdit(call, value, files));
          return { error: false, value, seo_url: slug };
        } catch (error) {
          const changed = error instanceof DomainError && error.code === 'activities.changedMeanwhile';
          if (!changed || tries === mostTries) throw error;
        }
      }
    },
  }),
  legacyCall({
    path: '/act-borrar-actividad',
    summary: 'Hides an activity; nothing is erased.',
    who,
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await hideActivity(services, ref);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-cerrar-abrir-actividad',
    summary: 'Closes or opens the registrations; `value` is the new state.',
    who,
    body: byId,
    answer: DoneWithNumber,
    handle: async (ref, { services }) => {
      const { registrationsClosed } = await toggleRegistrations(services, ref);
      return { error: false, value: registrationsClosed ? 1 : 0 };
    },
  }),
  legacyCall({
    path: '/act-actividades-relacionadas-add',
    summary: 'Relates two activities.',
    who,
    body: related,
    answer: Done,
    handle: async ({ id: activityId, id_actividad_relacionada: relatedId }, { services }) => {
      await addRelated(services, { id: activityId, relatedId });
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-actividades-relacionadas-del',
    summary: 'Ends a relation.',
    who,
    body: related,
    answer: Done,
    handle: async ({ id: activityId, id_actividad_relacionada: relatedId }, { services }) => {
      await removeRelated(services, { id: activityId, relatedId });
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-ubicaciones',
    summary: 'The territories.',
    who,
    body: nothing,
    answer: z.array(z.strictObject({ id: z.number(), ubicacion: z.string(), nombre: z.string() })),
    handle: async (_nothing, { services }) =>
      (await listTerritories(services)).map((one) => ({ id: one.id, ubicacion: one.es, nombre: one.es })),
  }),
  legacyCall({
    path: '/act-categorias',
    summary: 'The categories.',
    who,
    body: nothing,
    answer: z.array(z.strictObject({ id: z.number(), categoria: z.string(), nombre: z.string() })),
    handle: async (_nothing, { services }) =>
      (await listCategories(services)).map((one) => ({ id: one.id, categoria: one.es, nombre: one.es })),
  }),
];

/** How often an edit is put together anew because somebody else saved between reading and writing. */
const mostTries = 4;

/** What is stored now with the fields that the call names: only those are its sender's to decide. */
async function mergedEdit(
  { services, body }: CallContext,
  activityId: number,
  files: { imageId: string | null; videoFileId: string | null },
): Promise<EditActivityInput> {
  const stored = await readActivity(services, { id: activityId });
  // Of those that it asked before the saving itself takes care (B73).
  const input = parseWireActivity(body, { ...stored, questions: asked(stored.questions) });
  return {
    ...input,
    id: activityId,
    version: stored.version,
    complementaryIds: parseComplements(body),
    imageId: files.imageId ?? input.imageId,
    video: parseVideoChange(body, stored.video, files.videoFileId),
  };
}
