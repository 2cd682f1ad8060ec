import type { categories, territories } from '@dehesa/db/schema';
import { type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import type { SQL } from 'drizzle-orm';
import { jsonObject } from './json-sql';

/** A territory or a category: staff name it in each of their languages. */
type Named = Pick<typeof territories | typeof categories, 'nameEs' | 'namePt'>;

/** The columns of its names; where the row itself is not there, as after a left join, they come as one null. */
export function nameColumns<T extends Named>(table: T): { es: T['nameEs']; pt: T['namePt'] } {
  return { es: table.nameEs, pt: table.namePt };
}

/** Its names in one column. */
export function names(table: Named): SQL<Record<StaffLanguage, string>> {
  return jsonObject(nameColumns(table));
}

/** The column with its name for readers of a language. */
export function nameIn<T extends Named>(table: T, language: Language): T['nameEs'] | T['namePt'] {
  return nameColumns(table)[writtenFor(language)];
}

/** Its name for readers of a language, from its row. */
export function nameFor(row: { nameEs: string; namePt: string }, language: Language): string {
  return { es: row.nameEs, pt: row.namePt }[writtenFor(language)];
}
