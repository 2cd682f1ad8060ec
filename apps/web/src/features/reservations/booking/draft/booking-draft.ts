import type { Country } from '@dehesa/domain/identity';
import {
  type BookerInput,
  type BookingInput,
  type CompanionInput,
  type GivenAnswer,
  nobody,
} from '@dehesa/domain/reservations';
import { placedIn } from '../../../../lib/places/leave-country';

/** What a visitor has typed so far. Birth dates are kept as typed, `1950-3-` while the day is missing. */
export interface BookingDraft {
  booker: BookerInput;
  companions: CompanionInput[];
  shift: string;
  notes: string;
  /** By the person's place (`party`, 0 for who books) and the question: `0.ID`. */
  answers: Readonly<Record<string, string>>;
  photoConsent: boolean;
  communicationsConsent: boolean;
  whatsapp: boolean;
  privacyAccepted: boolean;
  /** One key for one draft: sent again after a lost connection, it is stored once (B14). */
  idempotencyKey: string;
}

export function emptyDraft(idempotencyKey: string, phonePrefix: BookerInput['phonePrefix']): BookingDraft {
  return {
    booker: { ...nobody, phonePrefix },
    companions: [],
    shift: '',
    notes: '',
    answers: {},
    photoConsent: false,
    communicationsConsent: false,
    whatsapp: false,
    privacyAccepted: false,
    idempotencyKey,
  };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: BookingDraft, other: BookingDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function emptyCompanion(kind: 'adult' | 'child'): CompanionInput {
  return { ...nobody, kind };
}

/** Day, month and year of a birth date as typed. */
export function birthDateParts(typed: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { year, month, day };
}

export function joinBirthDate({ year, month, day }: { year: string; month: string; day: string }): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`;
}

/** yyyy-mm-dd from what was typed; a date with a part missing stays as it is, and is no date. */
export function isoBirthDate(typed: string): string {
  const { year, month, day } = birthDateParts(typed);
  return year !== '' && month !== '' && day !== ''
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : typed;
}

/** The draft as the server's booking input. */
export function bookingInputOf(
  draft: BookingDraft,
  about: Pick<BookingInput, 'activityId' | 'language' | 'collaboratorId' | 'waitingList'>,
): BookingInput {
  return {
    ...about,
    booker: { ...draft.booker, birthDate: isoBirthDate(draft.booker.birthDate) },
    companions: draft.companions.map((companion) => ({ ...companion, birthDate: isoBirthDate(companion.birthDate) })),
    shift: draft.shift,
    notes: draft.notes,
    answers: givenAnswers(draft.answers),
    photoConsent: draft.photoConsent,
    communicationsConsent: draft.communicationsConsent,
    whatsapp: draft.whatsapp,
    privacyAccepted: draft.privacyAccepted,
    idempotencyKey: draft.idempotencyKey,
    proof: null,
  };
}

/** What `answers` of a draft call the answer of somebody, or of the party (null), to a question. */
export function answerKey(person: number | null, question: string): string {
  return `${person ?? 'party'}.${question}`;
}

/** The same as they are sent. */
export function givenAnswers(answers: BookingDraft['answers']): GivenAnswer[] {
  return Object.entries(answers).map(([at, value]) => {
    const [person = '', question = ''] = at.split('.');
    return { question, person: person === 'party' ? null : Number(person), value };
  });
}

/** Answers go along with their companion when others are added or taken away. */
export function answersOfCompanions(
  answers: BookingDraft['answers'],
  before: readonly CompanionInput[],
  after: readonly CompanionInput[],
): BookingDraft['answers'] {
  if (before.length === after.length) return answers;
  const slots = new Map(before.map((companion, index) => [String(index + 1), after.indexOf(companion) + 1]));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([at, value]) => {
      const [person = '', question = ''] = at.split('.');
      const slot = slots.get(person);
      if (slot === undefined) return [[at, value]];
      return slot === 0 ? [] : [[answerKey(slot, question), value]];
    }),
  );
}

/** A draft that was begun in the other language: places of the other country are to be given again, whoever's they are. */
export function withOwnPlaces(draft: BookingDraft, country: Country): BookingDraft {
  return {
    ...draft,
    booker: placedIn(draft.booker, country),
    companions: draft.companions.map((companion) => placedIn(companion, country)),
  };
}
