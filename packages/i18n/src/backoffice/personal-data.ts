import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/personal-data';
import * as pt from '../locales/pt/backoffice/personal-data';

export type PersonalDataTexts = typeof es.personalData;

/** Texts of the tab about personal data; they come with it. */
export const personalDataTexts: Record<StaffLanguage, PersonalDataTexts> = { es: es.personalData, pt: pt.personalData };
