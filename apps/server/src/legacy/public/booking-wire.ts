import { DomainError } from '@dehesa/domain/errors';
import type { DocumentKind } from '@dehesa/domain/identity';
import { isRecord } from '@dehesa/domain/is-record';
import { type Language, languageFacts } from '@dehesa/domain/languages';
import { BookingInput } from '@dehesa/domain/reservations';
import { flagOf, idOf, languageOf, textOf } from '../lenient-values';
import { readPerson } from '../reservations/person-wire';

/** Which documents the documented call takes: its formats follow its language (D18). English came later, and takes all. */
export const documentedKinds: Readonly<Record<Language, readonly DocumentKind[]>> = {
  es: ['ES'],
  pt: ['PT'],
  en: languageFacts.en.documents,
};

type Body = Readonly<Record<string, unknown>>;

/** The documented booking payload as the verb's input (B29); `header` is Idempotency-Key (B14). */
export function parseBooking(body: Body, header: string | undefined): BookingInput {
  const activityId = idOf(body['id_actividad']);
  if (activityId === null) throw DomainError.of('record.notFound');
  const companions = Array.isArray(body['reservas']) ? body['reservas'] : [];
  return BookingInput.parse({
    activityId,
    language: languageOf(body['idioma']),
    booker: { ...personOf(body), ...phoneOf(body) },
    // What is no companion is an empty slot: the others keep their numbers (B12).
    companions: companions.map((slot) => companionOf(isRecord(slot) ? slot : {})),
    shift: textOf(body['turno']),
    notes: textOf(body['notas']),
    photoConsent: flagOf(body['consentimiento_fotos']),
    communicationsConsent: flagOf(body['consentimiento_comunicaciones']),
    whatsapp: flagOf(body['whatsapp']),
    privacyAccepted: flagOf(body['aceptar_politica']),
    collaboratorId: idOf(body['id_usuario_colaborador']),
    waitingList: flagOf(body['lista_espera']),
    idempotencyKey: textOf(body['idempotency_key']) || header || null,
  });
}

function companionOf(typed: Body) {
  const adult = textOf(typed['adulto']);
  return {
    ...personOf(typed),
    phone: textOf(typed['telefono']),
    kind: adult === '1' ? 'adult' : adult === '0' ? 'child' : '',
  };
}

function personOf(typed: Body) {
  return readPerson((wire, name) => {
    const text = textOf(typed[wire]);
    return name !== 'sex' || text === 'F' || text === 'M' ? text : '';
  });
}

/** The prefix is prepended on the wire (W5); it is kept apart here. */
function phoneOf(typed: Body) {
  const phone = textOf(typed['telefono']).trim();
  const written = /^\+(351|34)/.exec(phone)?.[0];
  const phonePrefix = written ?? (textOf(typed['prefijo_telefono']) === '+351' ? '+351' : '+34');
  return { phonePrefix, phone: written === undefined ? phone : phone.slice(written.length).trim() };
}
