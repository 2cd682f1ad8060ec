import { z } from 'zod';
import { date, sentFlag, sentNumber, shownDate, time } from '../shapes';
import { type DocumentedCalls, staff } from './documented-call';

const names = [
  'confirmadas',
  'pendientes',
  'enespera',
  'total_bajas',
  'total_inscripciones',
  'aforo_disponible',
  'total_aforo',
  'total_personas',
  'total_actividades',
  'total_colaboradores',
  'total_caceres',
  'total_badajoz',
] as const;
const numbers = (suffix: string) => Object.fromEntries(names.map((name) => [`${name}${suffix}`, z.number()]));

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

export const statisticsCalls = {
  '/act-datos-generales': {
    summary: 'The numbers of the dashboard; for roles 0 and 1 each also with `_monfrague` and `_tajo`.',
    who: staff,
    body: z.object({}),
    answer: z
      .strictObject({ error: z.literal(false), ...numbers('') })
      .extend(z.object({ ...numbers('_monfrague'), ...numbers('_tajo') }).partial().shape)
      .meta({ id: 'Dashboard' }),
  },
  '/act-datos-localizacion': {
    summary: 'Reservations by locality, with coordinates where the place is known.',
    who: staff,
    body: z.object({
      id_ubicacion: sentNumber.optional(),
      portugal: sentFlag.optional(),
      geodata: sentFlag.optional().describe('Only what has coordinates'),
    }),
    answer: z.array(
      z.strictObject({ localidad: z.string(), total, lat: z.number().nullable(), lon: z.number().nullable() }),
    ),
  },
  '/act-exportar-reservas': {
    summary: 'The people of the reservations of a state, or of the confirmed and the waiting ones.',
    who: staff,
    body: z.object({ estado: sentNumber.optional() }),
    answer: z.array(
      z
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
        .meta({ id: 'Attendee' }),
    ),
  },
  '/act-exportar-datos-generales': {
    summary: 'The sets of the statistics export.',
    who: staff,
    body: z.object({}),
    answer: z.strictObject({ error: z.literal(false), general: Sets, tajo: Sets, monfrague: Sets }),
  },
} satisfies DocumentedCalls;
