import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/agenda';
import * as es from './locales/es/agenda';
import * as pt from './locales/pt/agenda';

export type AgendaTexts = typeof es.agenda;

const agendaIn: Record<Language, AgendaTexts> = { es: es.agenda, pt: pt.agenda, en: en.agenda };

/** The texts of the public agenda, apart because most other pages need not load them. */
export function agendaTexts(language: Language): AgendaTexts {
  return agendaIn[language];
}

export type EarlyAccessTexts = typeof es.earlyAccess;

const earlyAccessIn: Record<Language, EarlyAccessTexts> = {
  es: es.earlyAccess,
  pt: pt.earlyAccess,
  en: en.earlyAccess,
};

/** The texts of the selection of activities that a collaborator's link opens. */
export function earlyAccessTexts(language: Language): EarlyAccessTexts {
  return earlyAccessIn[language];
}
