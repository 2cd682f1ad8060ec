import { expect, it } from 'vitest';
import { isChanged, type StoredLegalText } from './legal-draft';

const stored: StoredLegalText = {
  kind: 'privacy',
  version: 3,
  updatedAt: null,
  html: { es: '<p>Hola</p>', pt: '<p>Olá</p>', en: '<p>Hello</p>' },
};

it.each([
  ['nothing was typed', undefined, false],
  ['what was typed was taken back', { version: 3, html: stored.html, base: stored.html }, false],
  ['one language differs', { version: 3, html: { ...stored.html, pt: '' }, base: stored.html }, true],
  [
    'another version was saved meanwhile',
    { version: 2, html: { es: '<p>A</p>', pt: '<p>B</p>', en: '<p>C</p>' }, base: stored.html },
    true,
  ],
])('is there something to save where %s', (_where, draft, changed) => {
  expect(isChanged(stored, draft)).toBe(changed);
});
