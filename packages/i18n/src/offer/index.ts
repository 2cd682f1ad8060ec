import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/offer';
import { es } from './es';
import { pt } from './pt';

/** The texts of the page of an offer, apart because no other page needs them. */
export type OfferTexts = typeof es;

const catalogue: Record<Language, OfferTexts> = { es, pt, en };

export function offerTexts(language: Language): OfferTexts {
  return catalogue[language];
}
