import { languages } from '@dehesa/domain/languages';
import { describe, expect, it } from 'vitest';
import { defaultLegalTexts } from './legal';
import { gapMarks, hasGaps, withoutGaps } from './legal-gaps';

describe.each(languages)('what only the body can write, in %s', (language) => {
  it.each(Object.entries(defaultLegalTexts[language]))(
    'is left out of %s, with headings over nothing',
    (_kind, html) => {
      expect(hasGaps(html, language)).toBe(true);
      const shown = withoutGaps(html, language);
      expect(hasGaps(shown, language)).toBe(false);
      expect(shown).not.toContain(gapMarks[language]);
      expect(shown).not.toMatch(/<p>\s*<\/p>|<\/h2>(?:<h2>|$)/);
      expect(shown.length).toBeGreaterThan(200);
    },
  );
});

it('leaves what the body wrote as it is', () => {
  const html = '<h2>Responsable</h2><p>Entidad del Tajo, NIF Q1000000A.</p><h2>Plazo</h2><p>12 meses.</p>';
  expect(withoutGaps(html, 'es')).toBe(html);
  expect(hasGaps(html, 'es')).toBe(false);
  const sentence = '<p>Puede pedir el acceso. Pendiente de completar: dirección. También puede reclamar.</p>';
  expect(withoutGaps(sentence, 'es')).toBe('<p>Puede pedir el acceso. También puede reclamar.</p>');
});
