import { z } from 'zod';
import { date, flag, sentFlag, shownDate, time } from '../shapes';
import { personShape } from './person-wire';

export const BookedPerson = z.strictObject({ nombre: z.string(), apellidos: z.string() });

/** Companions as they are sent: empty slots are left out. */
const sentCompanion = z.object({
  adulto: sentFlag.optional().describe('0: a child'),
  nombre: z.string().optional(),
  apellidos: z.string().optional(),
  dni: z.string().optional(),
  fecha_nacimiento: date.optional(),
  email: z.string().optional(),
  telefono: z.string().optional(),
});

/** Whoever books, as sent by visitors and staff alike. */
export const bookerFields = {
  ...personShape,
  sexo: z.enum(['F', 'M', '']).optional(),
  fecha_nacimiento: date,
  prefijo_telefono: z.string().describe('+34 or +351'),
  notas: z.string().optional(),
  turno: z.string().optional().describe('The shift, where the activity has some'),
  reservas: z.array(sentCompanion).max(3).optional(),
};

const personFields = { ...personShape, fecha_nacimiento: date };
const adult = z.string().describe("'0' a child, '1' an adult");
const Companion = z.strictObject({ ...personFields, adulto: adult }).meta({ id: 'Companion' });

const sharedFields = {
  id: z.number(),
  referencia: z.string(),
  id_actividad: z.number(),
  id_estado: z.literal([1, 2, 3, 4]).describe('1 pending, 2 confirmed, 3 waiting, 4 cancelled'),
  asistencia: z.boolean(),
  colaborador: z.string(),
  idioma: z.string(),
  turno: z.string(),
  notas: z.string(),
  alta: z.string().describe('yyyy-mm-dd HH:MM'),
  alta_format: z.string(),
  imagen: z.string(),
  titulo: z.string(),
  id_ubicacion: z.number(),
  ubicacion: z.string(),
  fecha_visita: date,
  fecha_visita_format: shownDate,
  hora_inicio: time,
  hora_fin: time,
};

export const Reservation = z
  .strictObject({
    ...sharedFields,
    ...personFields,
    id_reserva_padre: z.null(),
    personas: z.array(Companion),
    reservas: z.array(Companion).length(3).describe('The same as the three slots of the form'),
    acompanantes: z.number(),
  })
  .meta({ id: 'Reservation' });

export const ReservedPerson = z
  .strictObject({
    ...sharedFields,
    ...personFields,
    id_reserva_padre: z.number().nullable().describe("A companion's reservation"),
    id_persona: z.number(),
    adulto: adult,
  })
  .meta({ id: 'ReservedPerson' });

export const ActivityCard = z
  .strictObject({
    id: z.number(),
    id_actividad: z.number(),
    titulo: z.string(),
    imagen: z.string(),
    categoria: z.string(),
    id_ubicacion: z.number(),
    ubicacion: z.string(),
    fecha: date,
    fecha_format: shownDate,
    fecha_mes: z.string(),
    fecha_dia: z.string(),
    hora_inicio: time,
    hora_fin: time,
    aforo: z.number(),
    plazas_ocupadas: z.number(),
    plazas_pendientes: z.number(),
    confirmadas: z.number(),
    pendientes: z.number(),
    enespera: z.number(),
    aforo_completo: z.boolean(),
    borrado: flag,
    pasado: z.boolean(),
  })
  .meta({ id: 'ActivityCard' });
