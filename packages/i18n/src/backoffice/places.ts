import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/places';
import * as pt from '../locales/pt/backoffice/places';

export type PostalCodeTexts = typeof es.places;

/** The texts of the screen of postal codes: they come with it, not with the first screen. */
export const postalCodes: Record<StaffLanguage, PostalCodeTexts> = { es: es.places, pt: pt.places };

/** The same of the card of borders on it (B109). */
export const municipalBorders: Record<StaffLanguage, typeof es.borders> = { es: es.borders, pt: pt.borders };
