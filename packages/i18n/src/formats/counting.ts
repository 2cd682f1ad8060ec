import { type Language, languageFacts } from '@dehesa/domain/language-codes';

/** How a language counts: by its own rules, which word goes with a number. */
export function countingIn(language: Language) {
  const rules = new Intl.PluralRules(languageFacts[language].locale);
  const plural = (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other);
  /** 1 plaza, 3 plazas */
  const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;
  const countOf = (one: string, other: string) => (count: number) => counted(count, one, other);
  return { plural, counted, countOf };
}
