import type { Language } from '@dehesa/domain/languages';
import type { BookingTexts } from './booking';
// By name, not as namespaces: of those a bundler keeps every language.
import { booking as en } from '../locales/en/booking';
import { booking as es } from '../locales/es/booking';
import { booking as pt } from '../locales/pt/booking';

const catalogue: Record<Language, BookingTexts> = { es, pt, en };

/** All languages at once: for the server. A page in a browser loads its own alone. */
export function bookingTexts(language: Language): BookingTexts {
  return catalogue[language];
}
