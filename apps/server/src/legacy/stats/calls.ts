import { Readable } from 'node:stream';
import type { Attendee } from '@dehesa/services/statistics';
import { dashboard, exportStatisticsSets, listLocalities, readAttendees } from '@dehesa/services/statistics';
import { z } from 'zod';
import { nothing, sentAs } from '../body';
import { legacyCall } from '../call';
import { date, sentFlag, sentNumber, shownDate, time } from '../shapes';
import {
  dashboardNames,
  parseLocalities,
  parseStatuses,
  presentAttendee,
  presentDashboard,
  presentLocality,
  presentSets,
} from './wire';

const numbers = (suffix: string) => Object.fromEntries(dashboardNames.map((name) => [`${name}${suffix}`, z.number()]));

const total = z.number();
const Sets = z
  .strictObject({
    'total-por-fecha': z.array(z.strictObject({ total, fecha: date })),
    'total-general': z.strictObject({
      confirmadas: z.number(),
      aforo: z.number(),
      bajas: z.number(),
      espana: z.number(),
      portugal: z.number(),
    }),
    'total-por-actividad': z.array(z.strictObject({ total, actividad: z.string() })),
    'total-por-actividad-menos-reservada': z.array(z.strictObject({ total, actividad: z.string() })),
    'total-provincia': z.array(z.strictObject({ total, provincia: z.string() })),
    'total-localidad': z.array(z.strictObject({ total, localidad: z.string() })),
  })
  .meta({ id: 'StatisticsSets' });

/** Its names are put together, so the tests alone hold the answer to it. */
const Dashboard: z.ZodType = z
  .strictObject({ error: z.literal(false), ...numbers('') })
  .extend(z.object({ ...numbers('_monfrague'), ...numbers('_tajo') }).partial().shape)
  .meta({ id: 'Dashboard' });

const ShownAttendee = z
  .strictObject({
    titulo: z.string(),
    municipio: z.string(),
    aforo: z.number(),
    fecha_format: shownDate,
    hora_inicio: time,
    hora_fin: time,
    nombre: z.string(),
    apellidos: z.string(),
    telefono: z.string(),
    email: z.string(),
    provincia: z.string(),
    localidad: z.string(),
    estado: z.string(),
  })
  .meta({ id: 'Attendee' });

export const statisticsCalls = [
  legacyCall({
    path: '/act-datos-generales',
    summary: 'The numbers of the dashboard; for roles 0 and 1 each also with `_monfrague` and `_tajo`.',
    who: 'activities.manage',
    body: nothing,
    answer: Dashboard,
    handle: async (_nothing, { services }) => ({ error: false, ...presentDashboard(await dashboard(services)) }),
  }),
  legacyCall({
    path: '/act-datos-localizacion',
    summary: 'Reservations by locality, with coordinates where the place is known.',
    who: 'activities.manage',
    body: sentAs(
      z.object({
        id_ubicacion: sentNumber.optional(),
        portugal: sentFlag.optional(),
        geodata: sentFlag.optional().describe('Only what has coordinates'),
      }),
      parseLocalities,
    ),
    answer: z.array(
      z.strictObject({ localidad: z.string(), total, lat: z.number().nullable(), lon: z.number().nullable() }),
    ),
    handle: async ({ input, onMap }, { services }) => {
      const localities = await listLocalities(services, input);
      return localities.filter(({ lat, lon }) => !onMap || (lat !== null && lon !== null)).map(presentLocality);
    },
  }),
  // Written as it is read: it may be long.
  legacyCall({
    path: '/act-exportar-reservas',
    summary: 'The people of the reservations of a state, or of the confirmed and the waiting ones.',
    who: 'reservations.manage',
    body: sentAs(z.object({ estado: sentNumber.optional() }), (fields) => ({ statuses: parseStatuses(fields) })),
    answer: z.array(ShownAttendee),
    handle: async ({ statuses }, { services, reply }) => {
      const { batches } = await readAttendees(services, { statuses, language: 'es', format: 'json' });
      void reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
      return Readable.from(jsonList(batches), { objectMode: false });
    },
  }),
  legacyCall({
    path: '/act-exportar-datos-generales',
    summary: 'The sets of the statistics export.',
    who: 'activities.manage',
    body: nothing,
    // Those of the territories for roles 0 and 1.
    answer: z.strictObject({
      error: z.literal(false),
      general: Sets,
      tajo: Sets.optional(),
      monfrague: Sets.optional(),
    }),
    handle: async (_nothing, { services }) => {
      const { general, territories } = await exportStatisticsSets(services, { language: 'es' });
      return {
        error: false,
        general: presentSets(general),
        ...(territories !== null && { tajo: presentSets(territories[2]), monfrague: presentSets(territories[1]) }),
      };
    },
  }),
];

async function* jsonList(batches: AsyncIterable<Attendee[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    yield before + batch.map((person) => JSON.stringify(presentAttendee(person))).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
