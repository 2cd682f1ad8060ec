import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/gym/tariffs';
import * as pt from '../locales/pt/backoffice/gym/tariffs';

/** The texts of the screen of a gym's tariffs: no list of users waits for them. */
export const tariffs: Record<StaffLanguage, typeof es.tariffs> = { es: es.tariffs, pt: pt.tariffs };
