import { type DomainFailure, retryAfterOf } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { type BookingFailureCode, bookingFailureCodes, type FailureText } from './failure-codes';
import { doubt, failures as en, proving as provingEn } from '../locales/en/booking-failures';
import { failures as es } from './failures.es';
import { failures as pt } from './failures.pt';

const catalogue: Record<Language, Record<BookingFailureCode, FailureText>> = { es, pt, en };

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
  const { title, message } = catalogue[language][code];
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

const doubts: Record<Language, string> = {
  es: '¿Es correcta la letra? No corresponde a esos números. Revíselo; si está bien escrito, puede continuar.',
  en: doubt,
  pt: 'O número está correto? Os algarismos de controlo não coincidem. Verifique; se estiver bem escrito, pode continuar.',
};

/** What is said beside a document whose check letter or digits do not fit; it keeps nobody from booking. */
export function identityDoubtText(language: Language): string {
  return doubts[language];
}

const proving: Record<Language, string> = {
  es: 'Un momento: comprobamos que no reserva un programa automático. Son unos segundos.',
  en: provingEn,
  pt: 'Um momento: verificamos que não é um programa automático a reservar. São uns segundos.',
};

/** What is said while the device works for a booking. */
export function provingText(language: Language): string {
  return proving[language];
}
