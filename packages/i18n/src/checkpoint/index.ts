import { en } from '../locales/en/checkpoint';
import { es } from '../locales/es/checkpoint';
import { pt } from '../locales/pt/checkpoint';
import type { Language } from '@dehesa/domain/languages';

export type CheckpointTexts = typeof es;

const catalogue: Record<Language, CheckpointTexts> = { es, pt, en };

/** The texts of a collaborator's checkpoint: the other public pages need not load them. */
export function checkpointTexts(language: Language): CheckpointTexts {
  return catalogue[language];
}
