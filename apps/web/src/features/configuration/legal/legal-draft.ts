import { type Language, languages } from '@dehesa/domain/languages';
import type { Outputs } from '../../../lib/trpc';

export type StoredLegalText = Outputs['config']['legalTexts']['list'][number];

/** What was typed over a version of a text. */
export interface LegalDraft {
  version: number;
  html: Record<Language, string>;
  /** What that version says. */
  base: Record<Language, string>;
}

export function isChanged(stored: StoredLegalText, draft: LegalDraft | undefined): boolean {
  return draft !== undefined && languages.some((language) => draft.html[language] !== stored.html[language]);
}
