import type { StaffLanguage } from '@dehesa/domain/languages';
import { backoffice as es } from '../locales/es/backoffice';
import { backoffice as pt } from '../locales/pt/backoffice';

/** The texts of the back office in one language. */
export type BackofficeTexts = typeof es;

/** All of them. The screens load one language: `locales/es/backoffice` or `locales/pt/backoffice`. */
export const backoffice: Record<StaffLanguage, BackofficeTexts> = { es, pt };
