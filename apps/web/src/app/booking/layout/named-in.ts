import { type Language, languages, type OfferedLanguages } from '@dehesa/domain/language-codes';

/** An address of a page in a language: in the first that is offered (B108) it is the address itself. */
export function namedIn(address: string, language: Language, [first]: OfferedLanguages = languages): string {
  if (language === first) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
