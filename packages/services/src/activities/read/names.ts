import type { categories, territories } from '@dehesa/db/schema';
import { type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import type { SQL } from 'drizzle-orm';
import { jsonObject } from '../../json-sql';

type Named = Pick<typeof territories | typeof categories, 'nameEs' | 'namePt'>;

/** The column with a territory's or a category's name for readers of a language. */
export function nameIn<T extends Named>(table: T, language: Language): T['nameEs'] | T['namePt'] {
  return { es: table.nameEs, pt: table.namePt }[writtenFor(language)];
}

/** A territory's or a category's name in every language of staff's. */
export function names(table: Named): SQL<Record<StaffLanguage, string>> {
  return jsonObject({ es: table.nameEs, pt: table.namePt });
}
