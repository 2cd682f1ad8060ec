import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/help/pages';
import * as pt from '../../locales/pt/backoffice/help/pages';

/** The pages of help (U51): they come with that screen alone. */
export const helpPages: Record<StaffLanguage, typeof es.helpPages> = { es: es.helpPages, pt: pt.helpPages };
