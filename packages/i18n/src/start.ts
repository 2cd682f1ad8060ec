import type { Language, StaffLanguage } from '@dehesa/domain/languages';
import * as en from './locales/en/start';
import * as es from './locales/es/start';
import * as pt from './locales/pt/start';

/** What is shown when no rule refused but something broke: the server (with its request's id) or the connection. */
export const faultTexts: Record<Language, typeof es.faults> = { es: es.faults, pt: pt.faults, en: en.faults };

/** Said when the texts of the back office did not arrive: those of them that are there in both languages from the start. */
export const startTexts: Record<StaffLanguage, typeof es.start> = { es: es.start, pt: pt.start };

/** What the widget says on the pages of others, before or instead of ours. */
export const widgetTexts: Record<Language, typeof es.widget> = { es: es.widget, pt: pt.widget, en: en.widget };
