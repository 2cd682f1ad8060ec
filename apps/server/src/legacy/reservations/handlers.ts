import {
  cancelReservation,
  confirmAttendance,
  confirmReservation,
  createReservation,
  editReservation,
  listActivityCards,
  listReservations,
  moveToWaiting,
  readReservation,
  resendWhatsapp,
} from '@dehesa/services/reservations';
import type { LegacyHandler } from '../handler';
import { requires } from '../requires';
import { wireId } from '../wire-values';
import { listFormOf, parseCards, parseList } from './list-wire';
import { presentCard, presentPeople, presentReservation } from './present';
import { parseEditedReservation, parseNewReservation, parseStatusChange } from './wire';

const staffOnly = (handle: LegacyHandler) => requires('reservations.manage', handle);

/** /act-reservas in all its forms; `list-wire.ts` tells them apart. */
export const reservations = staffOnly(async ({ body, services }) => {
  if (body['id'] !== undefined && body['id'] !== null) {
    const reservation = await readReservation(services, { id: wireId(body), includeCancelled: false });
    return { error: false, data: [presentReservation(reservation)], total: 1, pages: 1 };
  }
  const form = listFormOf(body);
  if (form === 'cards') {
    const input = parseCards(body);
    const { rows, total } = await listActivityCards(services, input);
    return { error: false, data: rows.map(presentCard), ...pagesOf(total, input.pageSize) };
  }
  const input = parseList(body);
  const { rows, total } = await listReservations(services, input, { documents: true });
  const data = form === 'people' ? rows.flatMap(presentPeople) : rows.map(presentReservation);
  return { error: false, data, ...pagesOf(total, input.pageSize) };
});

function pagesOf(total: number, pageSize: number) {
  return { total, pages: Math.ceil(total / pageSize) };
}

/** /act-crear-reserva: `value` is the reference, as a booking answers it (B14). */
export const createReservationCall = staffOnly(async ({ body, services }) => {
  const { id, reference } = await createReservation(services, parseNewReservation(body));
  return { error: false, value: reference, id };
});

/** /act-editar-reserva */
export const editReservationCall = staffOnly(async ({ body, services }) => {
  const stored = await readReservation(services, { id: wireId(body), includeCancelled: false });
  await editReservation(services, parseEditedReservation(body, stored));
  return { error: false };
});

/** /act-confirmar-reserva */
export const confirmReservationCall = staffOnly(async ({ body, services }) => {
  await confirmReservation(services, parseStatusChange(body));
  return { error: false };
});

/** /act-confirmar-reserva-whatsapp: for role 0 alone. */
export const resendWhatsappCall = requires('messages.resendWhatsapp', async ({ body, services }) => {
  await resendWhatsapp(services, { id: wireId(body) });
  return { error: false };
});

/** /act-enespera-reserva */
export const moveToWaitingCall = staffOnly(async ({ body, services }) => {
  await moveToWaiting(services, parseStatusChange(body));
  return { error: false };
});

/** /act-borrar-reserva cancels: the row stays (B18). */
export const cancelReservationCall = staffOnly(async ({ body, services }) => {
  await cancelReservation(services, parseStatusChange(body));
  return { error: false };
});

/** /act-confirmar-asistencia */
export const confirmAttendanceCall = staffOnly(async ({ body, services }) => {
  await confirmAttendance(services, { id: wireId(body, 'id_reserva') });
  return { error: false };
});
