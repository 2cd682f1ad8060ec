import { DomainError } from '@dehesa/domain/errors';
import { phonePrefixes } from '@dehesa/domain/identity';
import {
  CancelInput,
  ChangeStatusInput,
  EditReservationInput,
  reservationLimits,
  StaffReservationInput,
} from '@dehesa/domain/reservations';
import type { ReservationPerson, ReservationRow } from '@dehesa/services/reservations';
import { wireFlag, type WireFields, wireId, wireNumber, wireObject, wireText } from '../wire-values';
import { readPerson } from './person-wire';

/** The reservation of /act-crear-reserva: booker beside the activity, companions in `reservas` (B29). */
export function parseNewReservation(body: WireFields): StaffReservationInput {
  return StaffReservationInput.parse({
    ...parseCommon(body, null),
    status: wireNumber(body, 'id_estado') ?? undefined,
  });
}

/** The same for /act-editar-reserva: a field that is missing keeps its value, `reservas` as a whole. */
export function parseEditedReservation(body: WireFields, stored: ReservationRow): EditReservationInput {
  return EditReservationInput.parse({
    ...parseCommon(body, stored),
    id: stored.id,
    status: wireNumber(body, 'id_estado'),
  });
}

/** `notificar` is true where it is missing (B17); `forzar` goes beyond capacity (B15). */
export function parseStatusChange(body: WireFields): ChangeStatusInput {
  return ChangeStatusInput.parse({ id: wireId(body), ...parseHow(body) });
}

/** The same with its reason, in words of its own and told only where it is asked for (B91). */
export function parseCancelling(body: WireFields): CancelInput {
  const text = wireText(body, 'motivo').trim();
  const reason = text === '' ? undefined : { code: 'other', text, tell: wireFlag(body, 'avisar_motivo', false) };
  return CancelInput.parse({ ...parseStatusChange(body), reason });
}

function parseHow(body: WireFields) {
  return { notify: wireFlag(body, 'notificar', true), force: wireFlag(body, 'forzar', false) };
}

function parseCommon(body: WireFields, stored: ReservationRow | null) {
  const booker = stored?.people[0];
  const phone = 'telefono' in body || booker === undefined ? parsePhone(body) : storedPhone(booker);
  return {
    activityId: wireNumber(body, 'id_actividad', stored?.activity.id) || null,
    language: wireText(body, 'idioma', stored?.language).toLowerCase() || undefined,
    booker: { ...parsePerson(body, booker), ...phone },
    companions: 'reservas' in body ? parseCompanions(body['reservas']) : storedCompanions(stored),
    shift: wireText(body, 'turno', stored?.shift?.name),
    notes: wireText(body, 'notas', stored?.notes),
    ...('whatsapp' in body && { whatsapp: wireFlag(body, 'whatsapp', false) }),
    ...parseHow(body),
  };
}

function parsePerson(fields: WireFields, stored?: ReservationPerson) {
  return readPerson((wire, name) => {
    const text = wireText(fields, wire, stored?.[name] ?? '');
    return name === 'sex' ? text.toUpperCase() : text;
  });
}

/** The wire carries the prefix before the number as well as beside it (W5); here they are apart. */
function parsePhone(fields: WireFields) {
  const typed = wireText(fields, 'telefono').trim();
  const written = phonePrefixes.find((prefix) => typed.startsWith(prefix));
  return {
    phonePrefix: written ?? (wireText(fields, 'prefijo_telefono').trim() || undefined),
    phone: written === undefined ? typed : typed.slice(written.length).trim(),
  };
}

function storedPhone({ phonePrefix, phone }: ReservationPerson) {
  return { phonePrefix: phonePrefix ?? undefined, phone: phone ?? '' };
}

/** A companion's number has no prefix beside it: it names its country itself. */
function wholePhone({ phonePrefix, phone }: ReservationPerson): string {
  return phone === null ? '' : `${phonePrefix ?? ''}${phone}`;
}

function parseCompanions(slots: unknown) {
  if (slots === null || slots === '') return [];
  if (!Array.isArray(slots)) throw DomainError.of('input.invalid', { path: 'reservas' });
  return slots.map((_slot, index) => {
    const fields = wireObject({ reservas: slots[index] }, 'reservas');
    return { ...parsePerson(fields), kind: parseKind(fields), phone: wireText(fields, 'telefono') };
  });
}

/** `adulto`: '' nobody, '1' adult, '0' child; flags count too. */
function parseKind(fields: WireFields): '' | 'adult' | 'child' {
  if (wireText({ adulto: flagText(fields['adulto']) }, 'adulto').trim() === '') return '';
  return wireFlag(fields, 'adulto', false) ? 'adult' : 'child';
}

function flagText(value: unknown): unknown {
  return typeof value === 'boolean' ? String(value) : value;
}

/** Companions stay in their slots, so that 'N email repetido' means the same slot again. */
function storedCompanions(stored: ReservationRow | null) {
  if (stored === null) return [];
  return companionSlots(stored).map((person) =>
    person === undefined
      ? {}
      : { ...parsePerson({}, person), kind: person.kind === 'child' ? 'child' : 'adult', phone: wholePhone(person) },
  );
}

/** The form's three slots; `undefined` is an empty one. */
export function companionSlots({ people }: ReservationRow): (ReservationPerson | undefined)[] {
  return Array.from({ length: reservationLimits.companions }, (_slot, index) =>
    people.find(({ position }) => position === index + 1),
  );
}
