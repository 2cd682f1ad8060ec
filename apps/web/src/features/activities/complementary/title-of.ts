import type { StaffLanguage } from '@dehesa/domain/languages';
import type { ComplementaryRow } from './row';

/** Its title in a language; where there is none it is the Spanish one. */
export function titleOf({ texts }: Pick<ComplementaryRow, 'texts'>, language: StaffLanguage): string {
  return texts[language].title || texts.es.title;
}
