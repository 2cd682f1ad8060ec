import { z } from 'zod';
import { date, Done, sentFlag, sentNumber, shownDate, time } from '../shapes';
import { type DocumentedCalls, everybody } from './documented-call';
import { BookedPerson, bookerFields } from '../reservations/reservation-shapes';

const PublicActivity = z
  .strictObject({
    id: z.number(),
    titulo: z.string(),
    subtitulo: z.string(),
    descripcion: z.string().describe('HTML'),
    description: z.string().describe('Plain text, for search engines'),
    url: z.string(),
    imagen: z.string().nullable(),
    fecha: date,
    fecha_dia: z.string(),
    fecha_mes: z.string(),
    fecha_format: shownDate,
    hora_inicio: time,
    hora_fin: time,
    hora_inicio_pt: time.nullable().describe('The Portuguese hour, in territory 2'),
    hora_fin_pt: time.nullable(),
    id_ubicacion: z.number(),
    ubicacion: z.string(),
    categoria: z.string(),
    aforo: z.number(),
    aforo_turnos: z.array(z.strictObject({ turno: z.string(), completo: z.boolean() })),
    aforo_completo: z.boolean(),
    turnos: z.string(),
    organizador: z.string(),
    localidad: z.string(),
    municipio: z.string(),
    edad: z.string(),
    incluye: z.string(),
    material_necesario: z.string(),
    material_recomendado: z.string(),
    reserva_ninos: z.boolean(),
    disponible: z.boolean(),
    disponible_vip: z.boolean(),
    disponible_fecha: z.boolean(),
    proximamente: z.boolean(),
    pasado: z.boolean(),
    cerrada_inscripcion: z.boolean(),
    fecha_inicio_reservas: date.nullable(),
  })
  .meta({ id: 'PublicActivity' });

export const publicCalls = {
  '/act-actividades-publico': {
    summary: 'Activities as visitors see them: one by its address, or all that can be booked.',
    who: everybody,
    body: z.object({
      url: z.string().optional(),
      idioma: z.enum(['es', 'pt']).optional(),
      id_colaborador: sentNumber.optional().describe('For early access'),
    }),
    answer: z.array(PublicActivity),
  },
  '/act-reservar': {
    summary:
      'Books places for a visitor and up to three companions; `value` is the reference. So many an hour from one address and for one activity.',
    who: everybody,
    body: z.object({
      id_actividad: sentNumber,
      ...bookerFields,
      idioma: z.enum(['es', 'pt']).optional(),
      consentimiento_fotos: sentFlag,
      consentimiento_comunicaciones: sentFlag.optional(),
      whatsapp: sentFlag.optional().describe('Messages by WhatsApp too, beside those by e-mail'),
      aceptar_politica: sentFlag,
      lista_espera: sentFlag.optional().describe('Where the activity is full and has a waiting list'),
      id_usuario_colaborador: sentNumber.optional(),
      idempotency_key: z
        .string()
        .optional()
        .describe('Sent twice it is stored once; also as the header `Idempotency-Key`'),
      clave_cliente: z
        .string()
        .optional()
        .describe('Of a client that books for many visitors from one address; also as the header `X-Client-Key`'),
    }),
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
  },
  '/act-cancelar-reserva': {
    summary: 'Cancels by id and e-mail, ten tries an hour from one address.',
    who: everybody,
    body: z.object({ id: sentNumber, email: z.string() }),
    answer: Done,
  },
  '/act-reserva-publico': {
    summary: 'What a checkpoint sees of a confirmed reservation by its reference.',
    who: everybody,
    body: z.object({
      referencia: z.string(),
      id_estado: sentNumber.optional(),
      idioma: z.enum(['es', 'pt']).optional(),
    }),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.strictObject({
        id: z.number(),
        referencia: z.string(),
        id_estado: z.number(),
        id_actividad: z.number(),
        titulo: z.string(),
        fecha: date,
        fecha_format: shownDate,
        turno: z.string(),
        nombre: z.string(),
        apellidos: z.string(),
        personas: z.array(BookedPerson),
      }),
    }),
  },
  '/act-confirmar-visita': {
    summary: 'Registers a visit at a collaborator, once for each reservation.',
    who: everybody,
    body: z.object({ id_reserva: sentNumber, id_colaborador: sentNumber }),
    answer: Done,
  },
  '/act-colaborador-publico': {
    summary: 'A collaborator with access, as its visitors see it.',
    who: everybody,
    body: z.object({ id: sentNumber, idioma: z.enum(['es', 'pt']).optional() }),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.strictObject({
        id: z.number(),
        empresa: z.string(),
        localidad: z.string(),
        provincia: z.string(),
        web: z.string(),
        servicios: z.string(),
        id_ubicacion: z.number().nullable(),
        ubicacion: z.string(),
        imagen: z.string(),
      }),
    }),
  },
} satisfies DocumentedCalls;
