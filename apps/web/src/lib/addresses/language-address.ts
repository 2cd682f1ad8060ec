import { defaultLanguage, type Language } from '@dehesa/domain/language-codes';

/** An address of a page in a language: the default one is the address itself. */
export function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
