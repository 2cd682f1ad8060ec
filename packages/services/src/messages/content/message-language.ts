import { defaultLanguage, isLanguage, type Language, offeredLanguage } from '@dehesa/domain/languages';
import { purposeOf, type TemplateReader, type TemplateSlug } from '@dehesa/domain/messages';
import { readVisitorLanguages } from '../../configuration/read/visitor-languages';
import type { ServiceContext } from '../../context';

/** Who read the public pages; all others have an account, and read what it says (B108). */
const visitors: ReadonlySet<TemplateReader | null> = new Set<TemplateReader>(['booker', 'asker']);

/**
 * The language that a message leaves in: that of its row, unless visitors are not offered it any more; then the one that is
 * spoken where nothing else decides.
 */
export async function languageOf(ctx: ServiceContext, slug: TemplateSlug, stored: string): Promise<Language> {
  if (visitors.has(purposeOf(slug).reader)) return offeredLanguage(await readVisitorLanguages(ctx), stored);
  return isLanguage(stored) ? stored : defaultLanguage;
}
