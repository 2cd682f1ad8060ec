import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/forms/long-forms';
import * as pt from '../../locales/pt/backoffice/forms/long-forms';

/** The texts around long forms: they come with the form. */
export const longForms: Record<StaffLanguage, typeof es.longForms> = { es: es.longForms, pt: pt.longForms };
