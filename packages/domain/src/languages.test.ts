import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  foreignTo,
  inEveryLanguage,
  isLanguage,
  isStaffLanguage,
  Language,
  languageFacts,
  languageOfTag,
  languages,
  offeredIn,
  offeredLanguage,
  StaffLanguage,
  staffLanguages,
  writtenFor,
} from './languages';

describe('languages', () => {
  it.each([
    ['pt', 'pt'],
    ['pt-BR,en;q=0.5', 'pt'],
    [' PT;q=0.9', 'pt'],
    ['es-ES', 'es'],
    ['en', 'en'],
    ['EN-gb,fr;q=0.5', 'en'],
    ['-es', undefined],
    ['1es', undefined],
    ['toString', undefined],
    ['fr-FR, pt;q=0.9', undefined],
    ['ptx', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of the tag %j is %j', (tag, language) => expect(languageOfTag(tag)).toBe(language));

  it.each(languages)('%s is known to Intl', (language) => {
    const { locale } = languageFacts[language];
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  });

  it.each([
    ['es', true, true],
    ['pt', true, true],
    ['en', true, false],
    ['fr', false, false],
    ['ES', false, false],
    ['', false, false],
    [undefined, false, false],
    [['es'], false, false],
  ])('%j is one of visitors: %s, of staff: %s', (code, ofVisitors, ofStaff) => {
    expect([isLanguage(code), Language.safeParse(code).success]).toEqual([ofVisitors, ofVisitors]);
    expect([isStaffLanguage(code), StaffLanguage.safeParse(code).success]).toEqual([ofStaff, ofStaff]);
  });

  it('are each asked for once, by their own code', () => {
    expect(inEveryLanguage((language) => `in ${language}`)).toEqual({ es: 'in es', pt: 'in pt', en: 'in en' });
    expect(Object.keys(languageFacts).toSorted()).toEqual(languages.toSorted());
  });

  it('that staff do not write are read in the one that their readers know best', () => {
    expect([writtenFor('en'), writtenFor(defaultLanguage)]).toEqual(['es', 'es']);
  });

  it.each([
    ['es', 'ES', ['ES', 'PT', 'passport'], '+34'],
    ['pt', 'PT', ['PT', 'ES', 'passport'], '+351'],
    ['en', 'ES', ['passport', 'ES', 'PT'], '+34'],
  ] as const)('in %s a form asks for what %s has, documents of %j and the prefix %s (D13)', (language, ...facts) => {
    const { country, documents, phonePrefix } = languageFacts[language];
    expect([country, documents, phonePrefix]).toEqual(facts);
  });

  it.each([
    ['en', undefined, 'es'],
    ['en', 'pt', 'pt'],
    ['pt', 'es', 'es'],
    ['pt', 'pt', undefined],
    ['pt', undefined, undefined],
    ['es', undefined, undefined],
  ] as const)('readers of %s are told that a text in %s is in %s', (language, spoken, foreign) =>
    expect(foreignTo(language, spoken)).toBe(foreign),
  );

  it.each([
    [['pt', 'es'], ['en', 'fr', 'es'], 'es'],
    [['pt', 'es'], ['en'], 'pt'],
    [['pt'], [], 'pt'],
    [['pt', 'en'], [undefined, ['en'], null], 'pt'],
    [['es', 'pt', 'en'], ['en', 'pt'], 'en'],
  ] as const)('where %j are offered, who wishes for %j reads %s (B108)', (offered, wishes, language) =>
    expect(offeredLanguage(offered, ...wishes)).toBe(language),
  );

  it('are offered as they are stored, all of them where nothing sensible is', () => {
    expect(offeredIn(['pt', 'fr', 'en', 'pt'])).toEqual(['pt', 'en']);
    expect([offeredIn([]), offeredIn(['fr'])]).toEqual([languages, languages]);
  });

  it('of staff are read as they are written', () => expect(staffLanguages.map(writtenFor)).toEqual(staffLanguages));
});
