import { expect, it } from 'vitest';
import { inOrder, languagesProblem } from './languages-field';

it.each([
  ['one goes', ['es', 'pt', 'en'], ['es', 'pt'], ['es', 'pt']],
  ['the first goes: the next one is it', ['pt', 'es', 'en'], ['es', 'en'], ['es', 'en']],
  ['one comes: the first stays', ['pt'], ['pt', 'en', 'es'], ['pt', 'es', 'en']],
  ['another is the first', ['en'], ['es', 'pt', 'en'], ['en', 'es', 'pt']],
  ['none is left', ['es'], [], []],
  ['what is no language is none', ['fr'], ['fr', 'pt'], ['pt']],
] as const)('the languages of visitors, when %s (B108)', (_case, before, chosen, expected) =>
  expect(inOrder(before, chosen)).toEqual(expected),
);

it('want one that staff write in', () => {
  expect(languagesProblem(['en', 'pt'], 'falta')).toEqual({});
  expect(languagesProblem(['en'], 'falta')).toEqual({ visitorLanguages: 'falta' });
  expect(languagesProblem([], 'falta')).toEqual({ visitorLanguages: 'falta' });
});
