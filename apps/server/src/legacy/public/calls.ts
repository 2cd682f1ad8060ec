import { formatDayMonthYear } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import { listPublicActivities, readPublicActivity } from '@dehesa/services/activities';
import { type CheckpointReservation, confirmVisitByIds, readReservationByReference } from '@dehesa/services/check-in';
import { readPublicCollaborator } from '@dehesa/services/collaborators';
import { bookPlaces, cancelByEmail } from '@dehesa/services/reservations';
import { isKnownClient } from '@dehesa/services/visitors';
import { z } from 'zod';
import { field, sent, sentAs } from '../body';
import { legacyCall } from '../call';
import { anyId, anyLanguage, anyText, idOf, languageOf, textOf } from '../lenient-values';
import { tellUnnamed } from '../reservations/person-wire';
import { BookedPerson, bookerFields } from '../reservations/reservation-shapes';
import { date, Done, sentFlag, sentNumber, shownDate } from '../shapes';
import { documentedKinds, parseBooking } from './booking-wire';
import { presentPublicActivity, ShownActivity } from './public-activity';

const who = 'everybody';
const language = z.enum(['es', 'pt']).optional();

export const visitorCalls = [
  // With `url` a list of the one activity or of none, else the coming ones.
  legacyCall({
    path: '/act-actividades-publico',
    summary: 'Activities as visitors see them: one by its address, or all that can be booked.',
    who,
    body: sentAs(
      z.object({
        url: z.string().optional(),
        idioma: language,
        id_colaborador: sentNumber.optional().describe('For early access'),
      }),
      (fields) => ({
        slug: 'url' in fields ? textOf(fields['url']).slice(0, 200) : null,
        view: { language: languageOf(fields['idioma']), collaboratorId: idOf(fields['id_colaborador']) },
      }),
    ),
    answer: z.array(ShownActivity),
    handle: async ({ slug, view }, { services }) => {
      if (slug === null) return (await listPublicActivities(services, view)).map(presentPublicActivity);
      const activity = slug === '' ? null : await readPublicActivity(services, { slug, ...view });
      return activity === null ? [] : [presentPublicActivity(activity)];
    },
  }),
  // With the prefix of the territory (B14). A client that is known by its key books for many visitors.
  legacyCall({
    path: '/act-reservar',
    summary:
      'Books places for a visitor and up to three companions; `value` is the reference. So many an hour from one address and for one activity.',
    who,
    body: sentAs(
      z.object({
        id_actividad: sentNumber,
        ...bookerFields,
        idioma: language,
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
      (fields) => ({
        clientKey: textOf(fields['clave_cliente']),
        booking: (header: string | undefined) => parseBooking(fields, header),
      }),
    ),
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
    handle: async ({ clientKey, booking }, { services, address, request }) => {
      const header = (name: string) => [request.headers[name]].flat()[0];
      const knownClient = isKnownClient(services.installation, header('x-client-key') ?? clientKey);
      const context = { ...services, visit: { address, knownClient } };
      const input = booking(header('idempotency-key'));
      const { reference } = await bookPlaces(context, input, {
        documents: documentedKinds[input.language],
        withoutQuestions: true,
      });
      return { error: false, value: reference };
    },
  }),
  legacyCall({
    path: '/act-cancelar-reserva',
    summary: 'Cancels by id and e-mail, ten tries an hour from one address.',
    who,
    // B37: guessing pairs of id and email is slow work.
    rateLimit: { max: 10, timeWindow: '1 hour' },
    body: sent({ id: anyId, email: anyText }),
    answer: Done,
    handle: async (pair, { services }) => {
      await cancelByEmail(services, pair);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-reserva-publico',
    summary: 'What a checkpoint sees of a confirmed reservation by its reference.',
    who,
    body: sent({
      referencia: field(z.string(), (fields, name) => {
        const reference = textOf(fields[name]).trim();
        if (reference === '') throw DomainError.of('record.notFound');
        return reference.slice(0, 20);
      }),
      id_estado: field(sentNumber.optional(), () => null),
      idioma: anyLanguage,
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
    handle: async ({ referencia, idioma }, { services }) => {
      const reservation = await readReservationByReference(services, { reference: referencia, language: idioma });
      return { error: false, data: presentAtCheckpoint(reservation) };
    },
  }),
  // Once for each reservation and collaborator (B20); what is not confirmed is missing.
  legacyCall({
    path: '/act-confirmar-visita',
    summary: 'Registers a visit at a collaborator, once for each reservation.',
    who,
    // Ids can be guessed; a busy checkpoint still has room.
    rateLimit: { max: 120, timeWindow: '1 hour' },
    body: sent({ id_reserva: anyId, id_colaborador: anyId }),
    answer: Done,
    handle: async ({ id_reserva: reservationId, id_colaborador: collaboratorId }, { services }) => {
      await confirmVisitByIds(services, { reservationId, collaboratorId });
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-colaborador-publico',
    summary: 'A collaborator with access, as its visitors see it.',
    who,
    body: sent({ id: anyId, idioma: anyLanguage }),
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
    handle: async ({ id, idioma }, { services }) => {
      const shown = await readPublicCollaborator(services, { id });
      return {
        error: false,
        data: {
          id,
          empresa: shown.companyName,
          localidad: shown.locality,
          provincia: shown.province,
          web: shown.website,
          servicios: shown.services,
          id_ubicacion: shown.territoryId,
          ubicacion: shown.territory?.[idioma] ?? '',
          imagen: shown.imageUrl ?? '',
        },
      };
    },
  }),
];

/** A confirmed reservation for the checkpoint. */
function presentAtCheckpoint(reservation: CheckpointReservation) {
  const name = (person: { firstName: string; lastName: string }) => ({
    nombre: person.firstName,
    apellidos: person.lastName,
  });
  return {
    id: reservation.id,
    referencia: reservation.reference,
    id_estado: 2,
    id_actividad: reservation.activityId,
    titulo: reservation.title,
    fecha: reservation.date,
    fecha_format: formatDayMonthYear(reservation.date),
    turno: reservation.shift ?? '',
    ...name(reservation),
    personas: [...reservation.companions.map(name), ...tellUnnamed(reservation.unnamed)],
  };
}
