import { z } from 'zod';
import { ById, Done, DoneWithNumber, paging, sentFlag, sentNumber } from '../shapes';
import { type DocumentedCalls, staff, superAdmins } from './documented-call';
import {
  ActivityCard,
  bookerFields,
  Notification,
  Reservation,
  ReservedPerson,
  StatusChange,
} from './reservation-shapes';

const sentReservation = {
  ...bookerFields,
  id_estado: sentNumber.optional(),
  notificar: sentFlag.optional(),
  whatsapp: sentFlag.optional().describe('Messages by WhatsApp too; not said, it stays as it is'),
  forzar: sentFlag.optional().describe('Beyond the capacity, for roles 0 and 1'),
};
const toAll = ById.extend({ idempotency_key: z.string().optional() }).describe('`id` is the activity');

export const reservationCalls = {
  '/act-reservas': {
    summary: 'Reservations: one by `id`, cards by activity, a row for each reservation, or a row for each person.',
    who: staff,
    body: z.object({
      id: sentNumber.optional(),
      ...paging,
      paginacion: z.object(paging).optional(),
      id_actividad: sentNumber.optional(),
      id_estado: sentNumber.optional(),
      id_ubicacion: sentNumber.optional(),
      agrupado: sentFlag.optional().describe('Cards by activity'),
      agrupado_usuario: sentFlag.optional().describe('A row for each reservation'),
    }),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.union([z.array(Reservation), z.array(ReservedPerson), z.array(ActivityCard)]),
      total: z.number(),
      pages: z.number(),
    }),
  },
  '/act-crear-reserva': {
    summary: 'Stores a reservation for somebody; `value` is the reference.',
    who: staff,
    body: z.object({ id_actividad: sentNumber, ...sentReservation }),
    answer: z.strictObject({ error: z.literal(false), value: z.string(), id: z.number() }),
  },
  '/act-editar-reserva': {
    summary: 'Changes a reservation and its people; what is not sent stays.',
    who: staff,
    body: z.object(sentReservation).partial().extend({ id: sentNumber }),
    answer: Done,
  },
  '/act-confirmar-reserva': { summary: 'Confirms a reservation.', who: staff, body: StatusChange, answer: Done },
  '/act-confirmar-reserva-whatsapp': {
    summary: 'Sends the confirmation once more by WhatsApp.',
    who: superAdmins,
    body: ById,
    answer: Done,
  },
  '/act-enespera-reserva': {
    summary: 'Moves a reservation to the waiting list.',
    who: staff,
    body: StatusChange,
    answer: Done,
  },
  '/act-borrar-reserva': {
    summary: 'Cancels a reservation; it stays on record.',
    who: staff,
    body: StatusChange,
    answer: Done,
  },
  '/act-confirmar-asistencia': {
    summary: 'Checks everybody of a confirmed reservation in, once.',
    who: staff,
    body: z.object({ id_reserva: sentNumber }),
    answer: Done,
  },
  '/act-email-pendientes-todos-reserva': {
    summary: 'A message to all pending reservations of an activity; `value` is how many.',
    who: staff,
    body: toAll,
    answer: DoneWithNumber,
  },
  '/act-email-enespera-todos-reserva': {
    summary: 'A message to all waiting reservations of an activity; `value` is how many.',
    who: staff,
    body: toAll,
    answer: DoneWithNumber,
  },
  '/act-email-confirmar-todos-reserva': {
    summary: 'A message to all confirmed reservations of an activity; `value` is how many.',
    who: staff,
    body: toAll,
    answer: DoneWithNumber,
  },
  '/act-email-cambio-horario-todos-reserva': {
    summary: 'Tells everybody booked of the schedule change; `value` is how many.',
    who: staff,
    body: toAll,
    answer: DoneWithNumber,
  },
  '/notificaciones': {
    summary: 'The ten newest pending reservations within reach; with `usuario` a member gets its own.',
    who: staff,
    body: z.object({ usuario: z.boolean().optional(), admin: z.boolean().optional() }),
    answer: z.array(Notification),
  },
  '/gym-set-noticacion-leida': {
    summary: 'Notes that a notification was opened.',
    who: staff,
    body: ById,
    answer: Done,
  },
} satisfies DocumentedCalls;
