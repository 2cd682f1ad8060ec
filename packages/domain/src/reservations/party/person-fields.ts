/** What the layers that only repeat a person's field read of it. */
interface PersonField {
  /** In characters. */
  max: number;
  /** Its name on the documented calls. */
  wire: string;
  /** Kept of a child too (B12). */
  ofChild?: true;
  /** Goes into messages: neither an address of a page nor hidden signs stand in it. */
  inMessages?: true;
}

/**
 * The fields of a person of a reservation, each declared here alone, in the order in which a booking asks for them (B12,
 * decision 0066). Without zod: the public page reads it.
 */
export const personFields = {
  firstName: { max: 80, wire: 'nombre', ofChild: true, inMessages: true },
  lastName: { max: 80, wire: 'apellidos', ofChild: true, inMessages: true },
  identity: { max: 15, wire: 'dni' },
  sex: { max: 1, wire: 'sexo', ofChild: true },
  /** yyyy-mm-dd */
  birthDate: { max: 10, wire: 'fecha_nacimiento', ofChild: true },
  postalCode: { max: 10, wire: 'codpostal' },
  locality: { max: 80, wire: 'localidad', inMessages: true },
  province: { max: 80, wire: 'provincia', inMessages: true },
  /** Beside the booker's stands a prefix, by which those of the companions are read too. */
  phone: { max: 20, wire: 'telefono' },
  email: { max: 80, wire: 'email' },
} as const satisfies Record<string, PersonField>;

export type PersonFieldName = keyof typeof personFields;
export type Sex = 'F' | 'M';

/** A person's fields as they are typed in: '' where there is nothing. */
export type PersonTexts = { [Name in PersonFieldName]: Name extends 'sex' ? Sex | '' : string };

/** The same as they are stored: everybody has a name, null is all else that nobody told. */
export type StoredPersonFields = {
  [Name in PersonFieldName]: Name extends 'firstName' | 'lastName'
    ? string
    : (Name extends 'sex' ? Sex : string) | null;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object above has no other keys
export const personFieldNames = Object.keys(personFields) as PersonFieldName[];

/** One value for each field. */
export function eachPersonField<T>(valueOf: (name: PersonFieldName, field: PersonField) => T) {
  const values = personFieldNames.map((name): [PersonFieldName, T] => [name, valueOf(name, personFields[name])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value stands under each name
  return Object.fromEntries(values) as Record<PersonFieldName, T>;
}

/** Nobody yet. */
export const nobody: PersonTexts = { ...eachPersonField(() => ''), sex: '' };

/** All but what is kept of a child, empty. */
export const noContact: Readonly<Partial<PersonTexts>> = Object.fromEntries(
  personFieldNames.filter((name) => !('ofChild' in personFields[name])).map((name) => [name, '']),
);
