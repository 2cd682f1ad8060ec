import { en } from '../locales/en/faults';
import { es } from '../locales/es/faults';
import { pt } from '../locales/pt/faults';
import type { Language } from '@dehesa/domain/languages';

/** What is shown when no rule refused but something broke: the server (with its request's id) or the connection. */
export const faultTexts: Record<Language, typeof es> = { es, pt, en };
