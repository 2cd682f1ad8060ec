import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/forms/complementary';
import * as pt from '../../locales/pt/backoffice/forms/complementary';

/** The screens of complementary activities. */
export const complementaryTexts: Record<StaffLanguage, typeof es.complementary> = {
  es: es.complementary,
  pt: pt.complementary,
};
