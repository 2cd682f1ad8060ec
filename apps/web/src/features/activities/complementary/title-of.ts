import type { StaffLanguage } from '@dehesa/domain/languages';
import type { Outputs } from '../../../lib/trpc';

/** Its title in a language; where there is none it is the Spanish one. */
export function titleOf({ texts }: Pick<ComplementaryRow, 'texts'>, language: StaffLanguage): string {
  return texts[language].title || texts.es.title;
}

export type ComplementaryRow = Outputs['activities']['complementary']['list']['rows'][number];
