import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/bin/bin';
import * as pt from '../../locales/pt/backoffice/bin/bin';

/** The screen of what was deleted (B100). */
export const binTexts: Record<StaffLanguage, typeof es.bin> = { es: es.bin, pt: pt.bin };
