import type { BulkMessageKind } from '@dehesa/domain/reservations';
import { sendBulkMessage } from '@dehesa/services/reservations';
import type { LegacyHandler } from '../handler';
import { requires } from '../requires';
import { wireId, wireText } from '../wire-values';

/** A message to everybody of activity `id`: `value` is how many there were. A key is taken as bookings have it (B14). */
const messageToAll = (kind: BulkMessageKind): LegacyHandler =>
  requires('reservations.manage', async ({ body, services, request }) => {
    const header = request.headers['idempotency-key'];
    const key = wireText(body, 'idempotency_key') || (typeof header === 'string' ? header : '') || null;
    const { recipients } = await sendBulkMessage(services, { activityId: wireId(body), kind, key });
    return { error: false, value: recipients };
  });

/** /act-email-pendientes-todos-reserva */
export const messagePendingCall = messageToAll('pending');
/** /act-email-enespera-todos-reserva */
export const messageWaitingCall = messageToAll('waiting');
/** /act-email-confirmar-todos-reserva */
export const messageConfirmedCall = messageToAll('confirmed');
/** /act-email-cambio-horario-todos-reserva */
export const messageScheduleChangeCall = messageToAll('scheduleChange');
