import type { StaffLanguage } from '@dehesa/domain/languages';
import { es } from './es';
import { pt } from './pt';

/** The texts of the back office in one language. */
export type BackofficeTexts = typeof es;

/** All of them. The screens load one language: `backoffice/es` or `backoffice/pt`. */
export const backoffice: Record<StaffLanguage, BackofficeTexts> = { es, pt };
