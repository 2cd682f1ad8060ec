import { activityLimits, activityTextFields } from '../activities/index';
import { collaboratorLimits } from '../collaborators/index';
import { personFields, reservationLimits } from '../reservations/index';
import { userLimits } from '../users/index';
import type { ImportKind } from './kinds';

/** How what stands in a cell is read: a text of so many signs, or one of the readers of `readCell`. */
export type CellKind =
  | number
  | 'date'
  | 'time'
  | 'whole'
  | 'yesNo'
  | 'country'
  | 'language'
  | 'territory'
  | 'status'
  | 'sex';

export interface ImportField {
  readonly key: ImportFieldKey;
  readonly kind: CellKind;
  readonly required?: true;
}

const companionFields = ['FirstName', 'LastName', 'Identity', 'BirthDate'] as const;
export const companionNumbers = [1, 2, 3] as const;
type CompanionKey = `companion${(typeof companionNumbers)[number]}${(typeof companionFields)[number]}`;

/** Names of fields; what means the same has the same name in every kind. */
export const plainFieldKeys = [
  'reference',
  'series',
  'title',
  'titlePt',
  'description',
  'descriptionPt',
  'activity',
  'activityDate',
  'company',
  'companyName',
  'category',
  'territory',
  'date',
  'startTime',
  'endTime',
  'municipality',
  'meetingPoint',
  'capacity',
  'minimumPeople',
  'shifts',
  'price',
  'organizer',
  'hidden',
  'shift',
  'status',
  'firstName',
  'lastName',
  'alias',
  'email',
  'phone',
  'identity',
  'taxId',
  'sex',
  'birthDate',
  'address',
  'postalCode',
  'locality',
  'province',
  'country',
  'language',
  'website',
  'services',
  'people',
  'notes',
  'bookedOn',
] as const;
export type PlainFieldKey = (typeof plainFieldKeys)[number];
export type ImportFieldKey = PlainFieldKey | CompanionKey;

const required = true as const;

/** What an old system calls a record; it is kept and found (B106). */
const reference = { key: 'reference', kind: userLimits.reference } as const;
const language = { key: 'language', kind: 'language' } as const;

const accountFields = [
  reference,
  { key: 'firstName', kind: userLimits.firstName, required },
  { key: 'lastName', kind: userLimits.lastName, required },
  { key: 'email', kind: userLimits.email, required },
  { key: 'phone', kind: userLimits.phone },
  { key: 'alias', kind: userLimits.alias },
  { key: 'companyName', kind: userLimits.companyName },
  { key: 'taxId', kind: userLimits.taxId },
  { key: 'birthDate', kind: 'date' },
  { key: 'address', kind: userLimits.address },
  { key: 'postalCode', kind: userLimits.postalCode },
  { key: 'locality', kind: userLimits.locality },
  { key: 'province', kind: userLimits.province },
  language,
] as const satisfies readonly ImportField[];

const companionKinds: Record<(typeof companionFields)[number], CellKind> = {
  FirstName: personFields.firstName.max,
  LastName: personFields.lastName.max,
  Identity: personFields.identity.max,
  BirthDate: 'date',
};

/** The columns that rows of each kind can have, in the order of the template. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  companies: accountFields,
  members: accountFields,
  collaborators: [
    reference,
    { key: 'companyName', kind: collaboratorLimits.companyName, required },
    { key: 'firstName', kind: collaboratorLimits.name },
    { key: 'lastName', kind: collaboratorLimits.name },
    { key: 'email', kind: collaboratorLimits.email, required },
    { key: 'phone', kind: collaboratorLimits.phone, required },
    { key: 'postalCode', kind: collaboratorLimits.postalCode, required },
    { key: 'locality', kind: collaboratorLimits.locality, required },
    { key: 'province', kind: collaboratorLimits.province, required },
    { key: 'website', kind: collaboratorLimits.website },
    { key: 'services', kind: collaboratorLimits.services },
    { key: 'territory', kind: 'territory' },
    language,
  ],
  activities: [
    reference,
    { key: 'series', kind: 40 },
    { key: 'title', kind: activityTextFields.title.max, required },
    { key: 'titlePt', kind: activityTextFields.title.max },
    { key: 'description', kind: activityTextFields.description.max, required },
    { key: 'descriptionPt', kind: activityTextFields.description.max },
    { key: 'company', kind: 80, required },
    { key: 'territory', kind: 'territory', required },
    { key: 'category', kind: 80, required },
    { key: 'date', kind: 'date', required },
    { key: 'startTime', kind: 'time' },
    { key: 'endTime', kind: 'time' },
    { key: 'municipality', kind: 80, required },
    { key: 'postalCode', kind: 10 },
    { key: 'meetingPoint', kind: activityTextFields.meetingPoint.max },
    { key: 'capacity', kind: 'whole', required },
    { key: 'minimumPeople', kind: 'whole' },
    { key: 'shifts', kind: activityLimits.shifts * activityLimits.shift },
    { key: 'price', kind: activityTextFields.price.max },
    { key: 'organizer', kind: 200 },
    { key: 'phone', kind: 20 },
    { key: 'hidden', kind: 'yesNo' },
  ],
  reservations: [
    reference,
    { key: 'activity', kind: 80, required },
    { key: 'activityDate', kind: 'date' },
    { key: 'shift', kind: activityLimits.shift },
    { key: 'status', kind: 'status' },
    { key: 'firstName', kind: personFields.firstName.max, required },
    { key: 'lastName', kind: personFields.lastName.max, required },
    { key: 'identity', kind: personFields.identity.max },
    { key: 'email', kind: personFields.email.max },
    { key: 'phone', kind: personFields.phone.max },
    { key: 'sex', kind: 'sex' },
    { key: 'birthDate', kind: 'date' },
    { key: 'country', kind: 'country' },
    { key: 'postalCode', kind: personFields.postalCode.max },
    { key: 'locality', kind: personFields.locality.max },
    { key: 'province', kind: personFields.province.max },
    language,
    { key: 'people', kind: 'whole' },
    { key: 'notes', kind: reservationLimits.notes },
    { key: 'bookedOn', kind: 'date' },
    ...companionNumbers.flatMap((number) =>
      companionFields.map((field) => ({ key: `companion${number}${field}` as const, kind: companionKinds[field] })),
    ),
  ],
};
