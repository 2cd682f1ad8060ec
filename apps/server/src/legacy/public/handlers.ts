import { DomainError } from '@dehesa/domain/errors';
import { listPublicActivities, readPublicActivity } from '@dehesa/services/activities';
import { confirmVisitByIds, readReservationByReference } from '@dehesa/services/check-in';
import { bookPlaces, cancelByEmail } from '@dehesa/services/reservations';
import { isKnownClient } from '@dehesa/services/visitors';
import type { LegacyHandler } from '../handler';
import { parseBooking } from './booking-wire';
import { presentCheckpointReservation, presentPublicActivity } from './wire';
import { idOf, languageOf, textOf } from '../lenient-values';

/** {url, idioma}: an array of the one activity or of none. {idioma, id_colaborador}: the coming ones. */
export const publicActivities: LegacyHandler = async ({ body, services }) => {
  const language = languageOf(body['idioma']);
  const collaboratorId = idOf(body['id_colaborador']);
  if (!('url' in body))
    return (await listPublicActivities(services, { language, collaboratorId })).map(presentPublicActivity);
  const slug = textOf(body['url']).slice(0, 200);
  const activity = slug === '' ? null : await readPublicActivity(services, { slug, language, collaboratorId });
  return activity === null ? [] : [presentPublicActivity(activity)];
};

/** A booking: `value` is its reference with the prefix (B14). A client that is known by its key books for many visitors. */
export const bookAsVisitor: LegacyHandler = async ({ body, services, address, request }) => {
  const header = (name: string) => [request.headers[name]].flat()[0];
  const clientKey = header('x-client-key') ?? textOf(body['clave_cliente']);
  const visit = { address, knownClient: isKnownClient(services.installation, clientKey) };
  const { reference } = await bookPlaces({ ...services, visit }, parseBooking(body, header('idempotency-key')));
  return { error: false, value: reference };
};

/** By id and email; the path is limited to 10 tries an hour from one address (B37). */
export const cancelReservationAsVisitor: LegacyHandler = async ({ body, services }) => {
  const id = idOf(body['id']);
  if (id === null) throw DomainError.of('record.notFound');
  await cancelByEmail(services, { id, email: textOf(body['email']) });
  return { error: false };
};

/** A confirmed reservation for the checkpoint. */
export const reservationByReference: LegacyHandler = async ({ body, services }) => {
  const reference = textOf(body['referencia']).trim();
  if (reference === '') throw DomainError.of('record.notFound');
  const reservation = await readReservationByReference(services, {
    reference: reference.slice(0, 20),
    language: languageOf(body['idioma']),
  });
  return { error: false, data: presentCheckpointReservation(reservation) };
};

/** Once for each reservation and collaborator (B20); what is not confirmed is missing, and the path limits guesses. */
export const registerVisit: LegacyHandler = async ({ body, services }) => {
  const [reservationId, collaboratorId] = [idOf(body['id_reserva']), idOf(body['id_colaborador'])];
  if (reservationId === null || collaboratorId === null) throw DomainError.of('record.notFound');
  await confirmVisitByIds(services, { reservationId, collaboratorId });
  return { error: false };
};
