import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/guides/help';
import * as pt from '../../locales/pt/backoffice/guides/help';

/** Help for who guides (U51), which comes with the guide's list: it must open without a connection. */
export const guideHelp: Record<StaffLanguage, typeof es.guideHelp> = { es: es.guideHelp, pt: pt.guideHelp };
