import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/agenda';
import { es } from './es';
import { pt } from './pt';

/** The texts of the public agenda in one language: a catalogue of its own, since the other pages need not load it. */
export type AgendaTexts = typeof es;

const catalogue: Record<Language, AgendaTexts> = { es, pt, en };

export function agendaTexts(language: Language): AgendaTexts {
  return catalogue[language];
}
