import type { categories, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import type { SQL } from 'drizzle-orm';
import { jsonObject } from '../../json-sql';

type Named = Pick<typeof territories | typeof categories, 'nameEs' | 'namePt'>;

/** The column with a territory's or a category's name in a language. */
export function nameIn<T extends Named>(table: T, language: Language): T['nameEs'] | T['namePt'] {
  return { es: table.nameEs, pt: table.namePt }[language];
}

/** A territory's or a category's name in every language. */
export function names(table: Named): SQL<Record<Language, string>> {
  return jsonObject({ es: table.nameEs, pt: table.namePt });
}
