import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/waiting-list';
import * as es from './locales/es/waiting-list';
import * as pt from './locales/pt/waiting-list';

export type OfferTexts = typeof es.offer;

const offerIn: Record<Language, OfferTexts> = { es: es.offer, pt: pt.offer, en: en.offer };

/** The texts of the page of an offer, apart because no other page needs them. */
export function offerTexts(language: Language): OfferTexts {
  return offerIn[language];
}
