import {
  isGroup,
  personFieldNames,
  personFields,
  type StoredPersonFields,
  type Unnamed,
} from '@dehesa/domain/reservations';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { z } from 'zod';

type WireNames = { [Name in keyof typeof personFields as (typeof personFields)[Name]['wire']]: Name };
export type ToldPerson = Record<keyof WireNames | 'prefijo_telefono', string>;

/** A person's fields but the telephone, each as `read` finds it by its name on the wire; to be parsed. */
export function readPerson(read: (wire: string, name: (typeof personFieldNames)[number]) => string) {
  const names = personFieldNames.filter((name) => name !== 'phone');
  return Object.fromEntries(names.map((name) => [name, read(personFields[name].wire, name)]));
}

/** A person's fields as the wire tells them; of nobody each is empty. */
export function tellPerson(person: (StoredPersonFields & { phonePrefix: string | null }) | undefined): ToldPerson {
  const told = eachWireName((name) => person?.[name] ?? '');
  return {
    ...told,
    prefijo_telefono: person?.phonePrefix ?? '+34',
    telefono: person?.phone ? `${person.phonePrefix ?? ''}${person.phone}` : '',
  };
}

/** Where the wire lists people by name, one entry more for those of a group who have none (B83). */
export function tellUnnamed(unnamed: Unnamed): { nombre: string; apellidos: string }[] {
  return isGroup(unnamed) ? [{ nombre: reservationLists.es.unnamed(unnamed), apellidos: '' }] : [];
}

/** The same for the description of an answer. */
export const personShape = { ...eachWireName(() => z.string()), prefijo_telefono: z.string() };

function eachWireName<T>(valueOf: (name: keyof typeof personFields) => T): Record<keyof WireNames, T> {
  const values = personFieldNames.map((name) => [personFields[name].wire, valueOf(name)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value stands under each name on the wire
  return Object.fromEntries(values) as Record<keyof WireNames, T>;
}
