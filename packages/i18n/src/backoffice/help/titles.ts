import type { StaffLanguage } from '@dehesa/domain/languages';
import * as es from '../../locales/es/backoffice/help/titles';
import * as pt from '../../locales/pt/backoffice/help/titles';

export type HelpTopic = keyof (typeof es.helpTitles)['topics'];

/** What the pages of help are called: they come with what is pressed in the top bar. */
export const helpTitles: Record<StaffLanguage, typeof es.helpTitles> = { es: es.helpTitles, pt: pt.helpTitles };
