import { z } from 'zod';

/** What a database can hold: no NUL character and no half of a surrogate pair, both of which JSON lets through. */
export function storable(value: string): string {
  return value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A text of at most `max` characters, freed of what no database can hold. */
export const plainText = (max: number) => z.string().overwrite(storable).max(max);
