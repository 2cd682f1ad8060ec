import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/my-booking';
import * as es from './locales/es/my-booking';
import * as pt from './locales/pt/my-booking';
import { myBookingFailureCodes } from './visitor-failures';

/** The texts of the page of one's own reservation, apart because no other page needs them. */
export type MyBookingTexts = typeof es.myBooking;

const catalogue: Record<Language, MyBookingTexts> = { es: es.myBooking, pt: pt.myBooking, en: en.myBooking };

export function myBookingTexts(language: Language): MyBookingTexts {
  return catalogue[language];
}

/** Title and explanation of a refused change; what no rule of these changes explains reads as a lost connection. */
export function myBookingFailureText(
  texts: MyBookingTexts,
  failed: DomainFailure | undefined,
): { title: string; message: string } {
  const code = myBookingFailureCodes.find((known) => known === failed?.code) ?? 'unknown';
  const seconds = failed?.code === 'request.tooMany' ? failed.params.retryAfterSeconds : 0;
  const { title, message } = texts.failures[code];
  return { title, message: message(Math.max(1, Math.ceil(seconds / 60))) };
}
