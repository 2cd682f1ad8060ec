import { en } from '../locales/en/poster';
import { es } from '../locales/es/poster';
import { pt } from '../locales/pt/poster';
import type { Language } from '@dehesa/domain/languages';

/** What a collaborator's poster says. */
export const posterTexts: Record<Language, typeof es> = { es, pt, en };
