import { describe, expect, it } from 'vitest';
import { languageFacts, languageOfTag, languages, staffLanguages, writtenFor } from './languages';

describe('languages', () => {
  it.each([
    ['pt', 'pt'],
    ['pt-BR,en;q=0.5', 'pt'],
    [' PT;q=0.9', 'pt'],
    ['es-ES', 'es'],
    ['fr-FR, pt;q=0.9', undefined],
    ['ptx', undefined],
    ['', undefined],
    [null, undefined],
  ])('of the tag %j is %j', (tag, language) => expect(languageOfTag(tag)).toBe(language));

  it.each(languages)('%s is known to Intl', (language) => {
    const { locale } = languageFacts[language];
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  });

  it('of staff are read as they are written', () => expect(staffLanguages.map(writtenFor)).toEqual(staffLanguages));
});
