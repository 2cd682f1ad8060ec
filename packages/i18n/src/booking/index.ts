import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { es } from './es';
import { bookingFailureCodes } from './failure-codes';
import { pt } from './pt';

/** The texts of the public pages in one language. */
export type BookingTexts = typeof es;

const catalogue: Record<Language, BookingTexts> = { es, pt };

export function bookingTexts(language: Language): BookingTexts {
  return catalogue[language];
}

/** Title and explanation of a refused booking; a failure that no rule of booking knows reads as an unknown error. */
export function bookingFailureText(
  texts: BookingTexts,
  failed: DomainFailure | undefined,
): { title: string; message: string } {
  const code = bookingFailureCodes.find((known) => known === failed?.code) ?? 'unknown';
  const { title, message } = texts.failures[code];
  return {
    title,
    message: message({ person: numberAt(failed?.params, 'person'), age: numberAt(failed?.params, 'age') }),
  };
}

function numberAt(params: object | undefined, name: 'person' | 'age'): number | undefined {
  const value: unknown = params === undefined ? undefined : Reflect.get(params, name);
  return typeof value === 'number' ? value : undefined;
}

/** A calendar date in words: sábado, 12 de diciembre de 2026. */
export function longDate(texts: BookingTexts, isoDate: string): string {
  const { months, weekdays } = texts.calendar;
  const [year, month, day] = [Number(isoDate.slice(0, 4)), Number(isoDate.slice(5, 7)), Number(isoDate.slice(8, 10))];
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return texts.calendar.longDate(weekdays[weekday] ?? '', day, months[month - 1] ?? '', year);
}
