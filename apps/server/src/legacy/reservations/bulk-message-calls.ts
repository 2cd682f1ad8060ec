import type { BulkMessageKind } from '@dehesa/domain/reservations';
import { sendBulkMessage } from '@dehesa/services/reservations';
import { id, optionalText, sent } from '../body';
import { legacyCall } from '../call';
import { DoneWithNumber } from '../shapes';

const fields = sent({ id, idempotency_key: optionalText });
const toAll = { ...fields, shown: fields.shown.describe('`id` is the activity') };

/** A message to everybody of activity `id`: `value` is how many there were. A key is taken as bookings have it (B14). */
const messageToAll = (path: `/${string}`, kind: BulkMessageKind, summary: string) =>
  legacyCall({
    path,
    summary,
    who: 'reservations.manage',
    body: toAll,
    answer: DoneWithNumber,
    handle: async ({ id: activityId, idempotency_key: typed }, { services, request }) => {
      const header = request.headers['idempotency-key'];
      const key = typed || (typeof header === 'string' ? header : '') || null;
      const { recipients } = await sendBulkMessage(services, { activityId, kind, key });
      return { error: false, value: recipients };
    },
  });

export const bulkMessageCalls = [
  messageToAll(
    '/act-email-pendientes-todos-reserva',
    'pending',
    'A message to all pending reservations of an activity; `value` is how many.',
  ),
  messageToAll(
    '/act-email-enespera-todos-reserva',
    'waiting',
    'A message to all waiting reservations of an activity; `value` is how many.',
  ),
  messageToAll(
    '/act-email-confirmar-todos-reserva',
    'confirmed',
    'A message to all confirmed reservations of an activity; `value` is how many.',
  ),
  messageToAll(
    '/act-email-cambio-horario-todos-reserva',
    'scheduleChange',
    'Tells everybody booked of the schedule change; `value` is how many.',
  ),
];
