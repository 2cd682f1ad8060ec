import { z } from 'zod';
import {
  Activity,
  ActivityRow,
  ComplementaryActivity,
  sentActivity,
  sentComplementary,
  sentCopies,
} from './activity-shapes';
import {
  ById,
  type DocumentedCalls,
  Done,
  DoneWithNumber,
  paging,
  sentFlag,
  sentNumber,
  staff,
} from './documented-call';

const relation = ById.extend({ id_actividad_relacionada: sentNumber });
const Saved = z.strictObject({ error: z.literal(false), value: z.number(), seo_url: z.string() });

export const activityCalls = {
  '/act-actividades': {
    summary: 'Activities within reach: one by `id` (`data` is an object then), or a page of the list.',
    who: staff,
    body: z.object({
      id: sentNumber.optional(),
      ...paging,
      paging: z.object(paging).optional(),
      id_ubicacion: sentNumber.optional(),
      exclude_ids: z.string().optional(),
      principales: sentFlag.optional(),
    }),
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
  },
  '/act-crear-actividad': {
    summary: 'Publishes an activity; `value` is its id.',
    who: staff,
    body: z.object({ ...sentActivity, ...sentCopies }),
    answer: Saved,
  },
  '/act-editar-actividad': {
    summary: 'Changes an activity; what is not sent stays.',
    who: staff,
    body: z.object(sentActivity).partial().extend({ id: sentNumber }),
    answer: Saved,
  },
  '/act-borrar-actividad': { summary: 'Hides an activity; nothing is erased.', who: staff, body: ById, answer: Done },
  '/act-cerrar-abrir-actividad': {
    summary: 'Closes or opens the registrations; `value` is the new state.',
    who: staff,
    body: ById,
    answer: DoneWithNumber,
  },
  '/act-actividades-relacionadas-add': { summary: 'Relates two activities.', who: staff, body: relation, answer: Done },
  '/act-actividades-relacionadas-del': { summary: 'Ends a relation.', who: staff, body: relation, answer: Done },
  '/act-ubicaciones': {
    summary: 'The territories.',
    who: staff,
    body: z.object({}),
    answer: z.array(z.strictObject({ id: z.number(), ubicacion: z.string(), nombre: z.string() })),
  },
  '/act-categorias': {
    summary: 'The categories.',
    who: staff,
    body: z.object({}),
    answer: z.array(z.strictObject({ id: z.number(), categoria: z.string(), nombre: z.string() })),
  },
  '/act-complementarias': {
    summary: 'A page of the complementary activities.',
    who: staff,
    body: z.object(paging),
    answer: z.strictObject({ error: z.literal(false), data: z.array(ComplementaryActivity), total: z.number() }),
  },
  '/act-complementarias-add': {
    summary: 'Adds a complementary activity; `value` is its id.',
    who: staff,
    body: z.object(sentComplementary),
    answer: DoneWithNumber,
  },
  '/act-complementarias-edit': {
    summary: 'Changes a complementary activity; what is not sent stays.',
    who: staff,
    body: z.object(sentComplementary).partial().extend({ id: sentNumber }),
    answer: DoneWithNumber,
  },
  '/act-complementarias-del': { summary: 'Hides a complementary activity.', who: staff, body: ById, answer: Done },
  '/act-complementarias-del-imagen': { summary: 'Takes its picture away.', who: staff, body: ById, answer: Done },
} satisfies DocumentedCalls;
