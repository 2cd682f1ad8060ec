import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../locales/es/backoffice/installation';
import * as pt from '../locales/pt/backoffice/installation';

/** Texts of the first start; they come with its page alone. */
export const installationTexts: Record<StaffLanguage, typeof es.installation> = {
  es: es.installation,
  pt: pt.installation,
};
