import {
  cancelReservation,
  confirmAttendanceAnyDay,
  confirmReservation,
  createReservation,
  editReservation,
  listActivityCards,
  listReservations,
  moveToWaiting,
  readReservation,
  resendWhatsapp,
} from '@dehesa/services/reservations';
import { z } from 'zod';
import { byId, id, sent, sentAs } from '../body';
import { legacyCall } from '../call';
import { Done, paging, sentFlag, sentNumber } from '../shapes';
import { wireId } from '../wire-values';
import { listFormOf, parseCards, parseList } from './list-wire';
import { presentCard, presentPeople, presentReservation } from './present';
import { ActivityCard, bookerFields, Reservation, ReservedPerson } from './reservation-shapes';
import { parseCancelling, parseEditedReservation, parseNewReservation, parseStatusChange } from './wire';

const who = 'reservations.manage';

const forced = sentFlag.optional().describe('Beyond the capacity, for roles 0 and 1');
const sentReservation = {
  ...bookerFields,
  id_estado: sentNumber.optional(),
  notificar: sentFlag.optional(),
  whatsapp: sentFlag.optional().describe('Messages by WhatsApp too; not said, it stays as it is'),
  forzar: forced,
};
/** What changes the state of a reservation. */
const sentStatusChange = z.object({
  id: sentNumber,
  notificar: sentFlag.optional().describe('Whether the message of the new state is sent; it is, unless told otherwise'),
  forzar: forced,
});
const statusChange = sentAs(sentStatusChange, parseStatusChange);
const cancelling = sentAs(
  sentStatusChange.extend({
    motivo: z.string().optional().describe('Why, in at most 300 characters'),
    avisar_motivo: sentFlag.optional().describe('Whether that message says why'),
  }),
  parseCancelling,
);

export const reservationCalls = [
  // All its forms; `list-wire.ts` tells them apart.
  legacyCall({
    path: '/act-reservas',
    summary: 'Reservations: one by `id`, cards by activity, a row for each reservation, or a row for each person.',
    who,
    body: sentAs(
      z.object({
        id: sentNumber.optional(),
        ...paging,
        paginacion: z.object(paging).optional(),
        id_actividad: sentNumber.optional(),
        id_estado: sentNumber.optional(),
        id_ubicacion: sentNumber.optional(),
        agrupado: sentFlag.optional().describe('Cards by activity'),
        agrupado_usuario: sentFlag.optional().describe('A row for each reservation'),
      }),
      (fields) => {
        if (fields['id'] !== undefined && fields['id'] !== null) return { form: 'one', id: wireId(fields) } as const;
        const form = listFormOf(fields);
        return form === 'cards' ? { form, input: parseCards(fields) } : { form, input: parseList(fields) };
      },
    ),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.union([z.array(Reservation), z.array(ReservedPerson), z.array(ActivityCard)]),
      total: z.number(),
      pages: z.number(),
    }),
    handle: async (asked, { services }) => {
      if (asked.form === 'one') {
        const reservation = await readReservation(services, { id: asked.id, includeCancelled: false });
        return { error: false, data: [presentReservation(reservation)], total: 1, pages: 1 };
      }
      if (asked.form === 'cards') {
        const { rows, total } = await listActivityCards(services, asked.input);
        return { error: false, data: rows.map(presentCard), ...pagesOf(total, asked.input.pageSize) };
      }
      const { rows, total } = await listReservations(services, asked.input, { documents: true });
      const data = asked.form === 'people' ? rows.flatMap(presentPeople) : rows.map(presentReservation);
      return { error: false, data, ...pagesOf(total, asked.input.pageSize) };
    },
  }),
  legacyCall({
    path: '/act-crear-reserva',
    summary: 'Stores a reservation for somebody; `value` is the reference.',
    who,
    body: sentAs(z.object({ id_actividad: sentNumber, ...sentReservation }), parseNewReservation),
    answer: z.strictObject({ error: z.literal(false), value: z.string(), id: z.number() }),
    handle: async (input, { services }) => {
      const created = await createReservation(services, input);
      return { error: false, value: created.reference, id: created.id };
    },
  }),
  legacyCall({
    path: '/act-editar-reserva',
    summary: 'Changes a reservation and its people; what is not sent stays.',
    who,
    body: sentAs(z.object(sentReservation).partial().extend({ id: sentNumber }), (fields) => ({ id: wireId(fields) })),
    answer: Done,
    handle: async (ref, { services, body }) => {
      const stored = await readReservation(services, { ...ref, includeCancelled: false });
      await editReservation(services, parseEditedReservation(body, stored));
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-confirmar-reserva',
    summary: 'Confirms a reservation.',
    who,
    body: statusChange,
    answer: Done,
    handle: async (change, { services }) => {
      await confirmReservation(services, change);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-confirmar-reserva-whatsapp',
    summary: 'Sends the confirmation once more by WhatsApp.',
    who: 'messages.resendWhatsapp',
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await resendWhatsapp(services, ref);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-enespera-reserva',
    summary: 'Moves a reservation to the waiting list.',
    who,
    body: statusChange,
    answer: Done,
    handle: async (change, { services }) => {
      await moveToWaiting(services, change);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-borrar-reserva',
    summary: 'Cancels a reservation; it stays on record.',
    who,
    body: cancelling,
    answer: Done,
    handle: async (change, { services }) => {
      await cancelReservation(services, change);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-confirmar-asistencia',
    summary: 'Checks everybody of a confirmed reservation in, once.',
    who,
    body: sent({ id_reserva: id }),
    answer: Done,
    handle: async ({ id_reserva: reservationId }, { services }) => {
      await confirmAttendanceAnyDay(services, { id: reservationId });
      return { error: false };
    },
  }),
];

function pagesOf(total: number, pageSize: number) {
  return { total, pages: Math.ceil(total / pageSize) };
}
