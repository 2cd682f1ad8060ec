import { liveStatuses } from '@dehesa/domain/reservation-status';
import { type Language, languageFacts, type StaffLanguage } from '@dehesa/domain/languages';
import { phonePrefixes, tidyIdentity } from '@dehesa/domain/identity';
import {
  BookerInput,
  CompanionInput,
  eachPersonField,
  type EditReservationInput,
  isGroup,
  noContact,
  reservationLimits,
  StaffReservationInput,
} from '@dehesa/domain/reservations';
import { placedIn } from '../../../../lib/places/leave-country';
import { readBirthDate } from './birth-date';
import type { StoredPerson, StoredReservation } from '../reservation-types';

/** What the form holds; `unnamed` of a group alone (B83). */
export type ReservationValues = StaffReservationInput & Pick<EditReservationInput, 'unnamed'>;

/** An empty form, for the activity that the address names. */
export function newReservation(activityId: number | null, language: StaffLanguage): StaffReservationInput {
  return StaffReservationInput.parse({
    activityId,
    language,
    booker: { phonePrefix: languageFacts[language].phonePrefix },
    companions: companionSlots(() => undefined),
    whatsapp: false,
  });
}

/** A stored reservation as the form shows it, each companion in its slot: the server knows people by it. */
export function formValuesOf(reservation: StoredReservation): ReservationValues {
  const { activity, language, shift, notes, people, unnamed, whatsapp } = reservation;
  const status = liveStatuses.find((known) => known === reservation.status);
  const booker = people.find((person) => person.kind === 'booker');
  const values = StaffReservationInput.parse({
    activityId: activity.id,
    language,
    shift: shift?.name ?? '',
    notes,
    whatsapp,
    status,
    booker: booker === undefined ? {} : bookerOf(booker),
    companions: companionSlots((slot) => people.find((person) => person.position === slot), booker?.phonePrefix),
  });
  return isGroup(unnamed) ? { ...values, unnamed } : values;
}

/** A reservation in another language: its postal codes and provinces are those of that one's country (D13). */
export function inLanguage(values: ReservationValues, language: Language): ReservationValues {
  const { country } = languageFacts[language];
  return {
    ...values,
    language,
    booker: placedIn(values.booker, country),
    companions: values.companions.map((companion) => placedIn(companion, country)),
  };
}

/** An empty slot: nobody, and nothing of it is sent. */
export function emptySlot(): CompanionInput {
  return CompanionInput.parse({});
}

/** The form holds every slot; the first is 1. */
function companionSlots(
  personIn: (slot: number) => StoredPerson | undefined,
  prefix?: string | null,
): CompanionInput[] {
  return Array.from({ length: reservationLimits.companions }, (_, index) => {
    const person = personIn(index + 1);
    return person === undefined ? emptySlot() : companionOf(person, prefix);
  });
}

function typedFields(person: StoredPerson) {
  return eachPersonField((name) => person[name] ?? '');
}

function bookerOf(person: StoredPerson): BookerInput {
  const phonePrefix = phonePrefixes.find((known) => known === person.phonePrefix);
  return BookerInput.parse({ ...typedFields(person), phonePrefix, phone: phoneBeside(phonePrefix, person) });
}

/** `prefix` is the booker's, which a companion's number is read by. */
function companionOf(person: StoredPerson, prefix: string | null | undefined): CompanionInput {
  const kind = person.kind === 'child' ? 'child' : 'adult';
  return CompanionInput.parse({ ...typedFields(person), kind, phone: phoneBeside(prefix, person) });
}

/** A number of another country than its field's prefix says names it itself, so that it stays what it is. */
function phoneBeside(prefix: string | null | undefined, { phonePrefix, phone }: StoredPerson): string {
  if (phone === null) return '';
  return phonePrefix === prefix ? phone : `${phonePrefix ?? ''}${phone}`;
}

/** The form as it is checked and sent: documents in upper case, dates read, and of a child only what is kept of it. */
export function tidyValues({ booker, companions, ...values }: ReservationValues): ReservationValues {
  return {
    ...values,
    booker: tidyPerson(booker),
    companions: companions.map((companion) =>
      tidyPerson(companion.kind === 'child' ? { ...companion, ...noContact } : companion),
    ),
  };
}

function tidyPerson<P extends { identity: string; birthDate: string }>(person: P): P {
  return { ...person, identity: tidyIdentity(person.identity), birthDate: readBirthDate(person.birthDate) };
}
