import { type DomainFailure, retryAfterOf } from '@dehesa/domain/errors';
import type { CountedKind } from '@dehesa/domain/identity-check';
import type { Language } from '@dehesa/domain/languages';
import * as en from '../locales/en/booking-failures';
import * as es from '../locales/es/booking-failures';
import * as pt from '../locales/pt/booking-failures';
import { type BookingFailureCode, bookingFailureCodes, type FailureText } from '../visitor-failures';

const inLanguage: Record<
  Language,
  {
    failures: Record<BookingFailureCode, FailureText>;
    doubt: Record<CountedKind, string>;
    proving: string;
    questionsChanged: { title: string; message: string };
  }
> = {
  es,
  pt,
  en,
};

/**
 * Title and explanation of a refused booking; null for a failure that no rule of booking knows. They come with what
 * checks a booking, not with the page.
 */
export function bookingFailureText(
  language: Language,
  failed: DomainFailure | undefined,
): { title: string; message: string } | null {
  const code = bookingFailureCodes.find((known) => known === failed?.code);
  if (code === undefined) return null;
  const { title, message } = inLanguage[language].failures[code];
  const seconds = failed && retryAfterOf(failed);
  return {
    title,
    message: message({
      person: numberAt(failed?.params, 'person'),
      age: numberAt(failed?.params, 'age'),
      minutes: seconds && Math.ceil(seconds / 60),
    }),
  };
}

function numberAt(params: object | undefined, name: 'person' | 'age'): number | undefined {
  const value: unknown = params === undefined ? undefined : Reflect.get(params, name);
  return typeof value === 'number' ? value : undefined;
}

/**
 * The same of a refusal by the server. The page checks its answers by the questions that it knows: refused for one, it has
 * not the activity's own of now, and maybe no field to lead to (B73).
 */
export function refusalText(language: Language, failed: DomainFailure | undefined) {
  const asksAnew = failed?.code === 'reservations.answerMissing' || failed?.code === 'reservations.answerInvalid';
  return asksAnew ? inLanguage[language].questionsChanged : bookingFailureText(language, failed);
}

/** What is said beside a document whose check letter or digits do not fit; it keeps nobody from booking. */
export function identityDoubtText(language: Language, kind: CountedKind): string {
  return inLanguage[language].doubt[kind];
}

/** What is said while the device works for a booking. */
export function provingText(language: Language): string {
  return inLanguage[language].proving;
}
