import { type DomainFailure, failure } from '../../errors';
import { bookerAgeFor, exceedsAge, hasAge, isBirthDate } from './ages';
import type { Person } from './party';
import type { CompanionInput } from '../schema';

/** What an activity asks of the people who come; `today` is the date in Madrid. */
export interface AgeRules {
  minimumAge: number;
  childrenAllowed: boolean;
  today: string;
}

const isBlank = (value: string) => value.trim() === '';

/** What a booker's birth date breaks (B12); one that is not known breaks nothing here. */
export function bookerAgeFailure(birthDate: string, { minimumAge, today }: AgeRules): DomainFailure | undefined {
  const age = bookerAgeFor(minimumAge);
  if (isBlank(birthDate)) return undefined;
  if (!isBirthDate(birthDate, today)) return failure('reservations.birthDateInvalid');
  return hasAge(birthDate, age, today) ? undefined : failure('reservations.bookerTooYoung', { age });
}

/** The same of companion number `person`; without `birthDateNeeded` an unknown birth date passes. */
export function companionAgeFailure(
  { kind, birthDate }: Pick<CompanionInput, 'kind' | 'birthDate'>,
  person: number,
  { minimumAge, childrenAllowed, today }: AgeRules,
  birthDateNeeded: boolean,
): DomainFailure | undefined {
  if (kind === 'child' && !childrenAllowed) return failure('reservations.childrenNotAllowed', { person });
  if (isBlank(birthDate) && !birthDateNeeded) return undefined;
  if (kind === 'child')
    return exceedsAge(birthDate, minimumAge, today)
      ? undefined
      : failure('reservations.childTooYoung', { person, age: minimumAge });
  return hasAge(birthDate, bookerAgeFor(minimumAge), today)
    ? undefined
    : failure('reservations.companionBirthDateInvalid', { person });
}

/** Of a stored person, what its age goes by. */
export type PersonAge = Pick<Person, 'position' | 'kind' | 'birthDate'>;

/**
 * The first that a stored party breaks of another activity's ages, the booker (position 0) first. Birth dates that staff
 * did not ask for pass, as they do where staff enter a party.
 */
export function partyAgeFailure(party: readonly PersonAge[], rules: AgeRules): DomainFailure | undefined {
  for (const { position, kind, birthDate } of party) {
    const found =
      position === 0
        ? bookerAgeFailure(birthDate ?? '', rules)
        : companionAgeFailure(
            { kind: kind === 'child' ? 'child' : 'adult', birthDate: birthDate ?? '' },
            position,
            rules,
            false,
          );
    if (found) return found;
  }
  return undefined;
}
