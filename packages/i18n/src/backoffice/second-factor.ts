import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/second-factor';
import * as pt from '../locales/pt/backoffice/second-factor';

/** The texts of the second factor: signing in with it, setting it up, application keys. */
export const secondFactor: Record<StaffLanguage, typeof es.secondFactor> = { es: es.secondFactor, pt: pt.secondFactor };
