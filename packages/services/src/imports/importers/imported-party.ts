import { type Country, documentKind, isEmail, type PhonePrefix } from '@dehesa/domain/identity';
import { companionNumbers, type RowFault } from '@dehesa/domain/imports';
import { isLanguage, type Language } from '@dehesa/domain/languages';
import { groupLimits, nobody, partyOf, type Person, type PersonTexts, type Unnamed } from '@dehesa/domain/reservations';
import { type RowValues, valueOf } from './importer';

export interface ImportedParty {
  party: Person[];
  unnamed: Unnamed;
  /** In which it is written to. */
  language: Language;
}

const documents = ['ES', 'PT', 'passport'] as const;
const sexes = { F: 'F', M: 'M' } as const;

/** The people of a row: who booked, companions by name, and as many without one as are missing to its number. */
export function partyOfRow(row: RowValues, today: string): ImportedParty | { faults: RowFault[] } {
  const country: Country = valueOf(row, 'country') === 'PT' ? 'PT' : 'ES';
  const prefix: PhonePrefix = country === 'PT' ? '+351' : '+34';
  const sex = valueOf(row, 'sex');
  const booker = {
    firstName: valueOf(row, 'firstName'),
    lastName: valueOf(row, 'lastName'),
    identity: documentOf(valueOf(row, 'identity')),
    sex: sex === 'F' || sex === 'M' ? sexes[sex] : ('' as const),
    birthDate: valueOf(row, 'birthDate'),
    postalCode: valueOf(row, 'postalCode'),
    locality: valueOf(row, 'locality'),
    province: valueOf(row, 'province'),
    phone: valueOf(row, 'phone'),
    email: valueOf(row, 'email'),
    phonePrefix: prefix,
  };
  const companions = companionNumbers.map((number) => ({
    ...nobody,
    kind: 'adult' as const,
    firstName: valueOf(row, `companion${number}FirstName`),
    lastName: valueOf(row, `companion${number}LastName`),
    identity: documentOf(valueOf(row, `companion${number}Identity`)),
    birthDate: valueOf(row, `companion${number}BirthDate`),
  }));
  // Its country decides how its places are read, whatever language it is written to in.
  const party = partyOf(booker, companions, country === 'PT' ? 'pt' : 'es');
  const told = valueOf(row, 'people');
  const people = told === '' ? party.length : Number(told);
  const faults = [
    ...personFaults(booker, { identity: 'identity', birthDate: 'birthDate' }, today),
    ...companions.flatMap((companion, index) => companionFaults(companion, index, today)),
    ...emailFaults(booker.email),
    ...sizeFaults(people, party.length),
  ];
  if (faults.length > 0) return { faults };
  const said = valueOf(row, 'language');
  const language: Language = isLanguage(said) ? said : country === 'PT' ? 'pt' : 'es';
  return { party, unnamed: { adults: people - party.length, minors: 0 }, language };
}

/** Other systems keep documents with dots and dashes: 12.345.678-Z. */
function documentOf(typed: string): string {
  return documentKind(typed, documents) === undefined ? typed.replaceAll(/[\s.-]/g, '') : typed;
}

interface FieldsOf {
  identity: RowFault['field'];
  birthDate: RowFault['field'];
}

function personFaults({ identity, birthDate }: PersonTexts, fields: FieldsOf, today: string): RowFault[] {
  const faults: RowFault[] = [];
  if (identity !== '' && documentKind(identity, documents) === undefined)
    faults.push({ field: fields.identity, reason: 'identityInvalid' });
  if (birthDate > today) faults.push({ field: fields.birthDate, reason: 'birthDateInvalid' });
  return faults;
}

function companionFaults(companion: PersonTexts, index: number, today: string): RowFault[] {
  const number = companionNumbers[index] ?? 1;
  const { firstName, lastName, identity, birthDate } = companion;
  const isNamed = firstName !== '';
  const faults = personFaults(
    companion,
    { identity: `companion${number}Identity`, birthDate: `companion${number}BirthDate` },
    today,
  );
  if (!isNamed && lastName + identity + birthDate !== '')
    faults.push({ field: `companion${number}FirstName`, reason: 'missing' });
  return faults;
}

function emailFaults(email: string): RowFault[] {
  return email === '' || isEmail(email) ? [] : [{ field: 'email', reason: 'emailInvalid' }];
}

function sizeFaults(people: number, named: number): RowFault[] {
  if (people < named) return [{ field: 'people', reason: 'tooFewPeople' }];
  return people > groupLimits.most ? [{ field: 'people', reason: 'tooManyPeople' }] : [];
}
