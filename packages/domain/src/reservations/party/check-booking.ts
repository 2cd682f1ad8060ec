import { failure } from '../../errors';
import {
  type Country,
  type DocumentKind,
  documentKind,
  isEmail,
  hasPostalCodeShape,
  isPostalCode,
  phoneDigits,
} from '../../identity/index';
import { languageFacts } from '../../language-codes';
import type { BookingIssue } from './booking-issue';
import { checkTexts, checkTextsOf } from './check-texts';
import { type AgeRules, bookerAgeFailure, companionAgeFailure } from './party-ages';
import { countryOf, isEmptySlot } from './party';
import { personFieldNames } from './person-fields';
import type { BookerInput, BookingInput, CompanionInput, StaffReservationInput } from '../schema';

/** Each companion with its slot's number from 1. */
function slotsOf(companions: readonly CompanionInput[]) {
  return companions.map((companion, index) => ({ companion, person: index + 1, at: `companions.${index}` }));
}

/** Those whose slot was started. */
function started(companions: readonly CompanionInput[]) {
  return slotsOf(companions).filter(({ companion }) => !isEmptySlot(companion));
}

const companionFieldNames = ['firstName', 'lastName', 'birthDate'] as const;
const isBlank = (value: string) => value.trim() === '';

/**
 * Everything that a public booking's own words decide, in the order of B12: required fields, email, postal code,
 * identity document, birth dates and ages, consents; then what may stand in a text. The server refuses the first; the
 * form shows all.
 */
export function checkBooking(
  input: BookingInput,
  rules: AgeRules,
  documents = languageFacts[input.language].documents,
): BookingIssue[] {
  return [
    ...checkShape(input, documents),
    ...checkAges(input, rules, true),
    ...checkConsents(input),
    ...checkTexts(input),
  ];
}

/**
 * The same of a form that asks for as many people as its party's size says: a slot there that nobody started is one that was
 * forgotten, and an adult's document that is empty is missing, not wrong.
 */
export function checkCountedParty(input: BookingInput, rules: AgeRules): BookingIssue[] {
  const forgotten = slotsOf(input.companions).flatMap(({ companion, person, at }) =>
    missingOfCompanion(companion, person, at, [
      ...companionFieldNames,
      ...(companion.kind === 'child' ? [] : (['identity'] as const)),
    ]),
  );
  const found = checkBooking(input, rules);
  const ofBooker = found.filter(({ failure }) => failure.code === 'reservations.incomplete');
  const told = new Set(forgotten.map(({ field }) => field));
  return [...ofBooker, ...forgotten, ...found.filter((issue) => !ofBooker.includes(issue) && !told.has(issue.field))];
}

/** The rules that need no activity: all before the ages. */
export function checkShape(
  { booker, companions, language }: BookingInput,
  documents = languageFacts[language].documents,
): BookingIssue[] {
  const country = countryOf(language);
  const slots = started(companions);
  return [
    ...missingFields(booker, personFieldNames),
    ...slots.flatMap(({ companion, person, at }) => missingOfCompanion(companion, person, at, companionFieldNames)),
    ...emailIssues(booker, slots),
    ...postalCodeIssues(booker, country),
    ...identityIssues(booker, slots, documents, true),
  ];
}

/** What staff need of who organises a group: whom to call (B83). */
const organiserFieldNames = ['firstName', 'lastName', 'phone', 'email'] as const;

/**
 * Staff may leave out what people did not tell: birth dates where the activity has no band, companions' documents, and of
 * who organises a group all but name, telephone and address (B83).
 */
export function checkStaffReservation(input: StaffReservationInput, rules: AgeRules, ofGroup = false): BookingIssue[] {
  const country = countryOf(input.language);
  const slots = started(input.companions);
  const birthDate = rules.minimumAge === 0 ? [] : (['birthDate'] as const);
  const needed = ofGroup
    ? organiserFieldNames
    : [...personFieldNames.filter((name) => name !== 'birthDate'), ...birthDate];
  return [
    ...missingFields(input.booker, needed),
    ...slots.flatMap(({ companion, person, at }) =>
      missingOfCompanion(companion, person, at, ['firstName', 'lastName']),
    ),
    ...emailIssues(input.booker, slots),
    ...postalCodeIssues(input.booker, country),
    ...identityIssues(input.booker, slots, languageFacts[input.language].documents, false),
    ...checkAges(input, rules, false),
  ];
}

/** Of somebody who joins a party as companion number `person`, what a booking would refuse, in the same order (B12, B74). */
export function checkNewCompanion(
  { companion, language, ...consents }: { companion: CompanionInput } & Consents & Pick<BookingInput, 'language'>,
  person: number,
  rules: AgeRules,
): BookingIssue[] {
  const slot = { companion, person, at: `companions.${person - 1}` };
  return [
    ...missingOfCompanion(companion, person, slot.at, companionFieldNames),
    ...emailIssues({ email: '' }, [slot]),
    ...identityIssues({ identity: '' }, [slot], languageFacts[language].documents, true),
    ...companionAgeIssues([slot], rules, true),
    ...checkConsents(consents),
    ...checkTextsOf([{ person: companion, at: slot.at }]),
  ];
}

function missingFields(booker: BookerInput, fields: readonly (keyof BookerInput)[]): BookingIssue[] {
  return fields
    .filter((field) => (field === 'phone' ? phoneDigits(booker.phone) === '' : isBlank(booker[field])))
    .map((field) => ({ field: `booker.${field}`, failure: failure('reservations.incomplete') }));
}

function missingOfCompanion(
  companion: CompanionInput,
  person: number,
  at: string,
  fields: readonly (keyof CompanionInput)[],
): BookingIssue[] {
  return (['kind', ...fields] as const)
    .filter((field) => isBlank(companion[field]))
    .map((field) => ({ field: `${at}.${field}`, failure: failure('reservations.companionIncomplete', { person }) }));
}

type Slot = ReturnType<typeof started>[number];

function emailIssues(booker: Pick<BookerInput, 'email'>, slots: readonly Slot[]): BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (!isBlank(booker.email) && !isEmail(booker.email))
    issues.push({ field: 'booker.email', failure: failure('reservations.emailInvalid') });
  for (const { companion, person, at } of slots) {
    if (companion.kind === 'child' || isBlank(companion.email) || isEmail(companion.email)) continue;
    issues.push({ field: `${at}.email`, failure: failure('reservations.companionEmailInvalid', { person }) });
  }
  return issues;
}

function postalCodeIssues(booker: BookerInput, country: Country): BookingIssue[] {
  const code = booker.postalCode.trim();
  if (code === '' || isPostalCode(code, country)) return [];
  const isWhole = hasPostalCodeShape(code, country);
  return [
    {
      field: 'booker.postalCode',
      failure: failure(isWhole ? 'reservations.postalCodeUnknown' : 'reservations.postalCodeInvalid'),
    },
  ];
}

function identityIssues(
  booker: Pick<BookerInput, 'identity'>,
  slots: readonly Slot[],
  documents: readonly DocumentKind[],
  adultsNeedOne: boolean,
): BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (!isBlank(booker.identity) && documentKind(booker.identity, documents) === undefined)
    issues.push({ field: 'booker.identity', failure: failure('reservations.identityInvalid') });
  for (const { companion, person, at } of slots) {
    if (companion.kind === 'child' || (isBlank(companion.identity) && !adultsNeedOne)) continue;
    if (documentKind(companion.identity, documents) === undefined)
      issues.push({ field: `${at}.identity`, failure: failure('reservations.companionIdentityInvalid', { person }) });
  }
  return issues;
}

function checkAges(
  input: Pick<BookingInput, 'booker' | 'companions'>,
  rules: AgeRules,
  birthDatesNeeded: boolean,
): BookingIssue[] {
  const issues: BookingIssue[] = [];
  const ofBooker = bookerAgeFailure(input.booker.birthDate, rules);
  if (ofBooker) issues.push({ field: 'booker.birthDate', failure: ofBooker });
  return [...issues, ...companionAgeIssues(started(input.companions), rules, birthDatesNeeded)];
}

function companionAgeIssues(slots: readonly Slot[], rules: AgeRules, birthDatesNeeded: boolean): BookingIssue[] {
  return slots.flatMap(({ companion, person, at }) => {
    const found = companionAgeFailure(companion, person, rules, birthDatesNeeded);
    const field = found?.code === 'reservations.childrenNotAllowed' ? 'kind' : 'birthDate';
    return found ? [{ field: `${at}.${field}`, failure: found }] : [];
  });
}

type Consents = Pick<BookingInput, 'photoConsent' | 'privacyAccepted'>;

function checkConsents(input: Consents): BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (!input.photoConsent) issues.push({ field: 'photoConsent', failure: failure('reservations.photoConsentMissing') });
  if (!input.privacyAccepted)
    issues.push({ field: 'privacyAccepted', failure: failure('reservations.privacyNotAccepted') });
  return issues;
}
