import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { legalAddresses, legalKinds } from './legal-kinds';
import { LegalTextInput, LegalVersionsInput, WidgetOriginsInput } from './web-schema';

describe('a legal text', () => {
  const html = { es: '<p>Aviso</p>', pt: '<p>Nota</p>', en: '<p>Notice</p>' };
  const text = { kind: 'notice', version: 3, html };
  const why = (change: object) => refusals(LegalTextInput, { ...text, ...change });

  it('is trimmed in each language', () => {
    expect(LegalTextInput.parse({ ...text, html: { ...html, pt: ' <p>Nota</p>\n' } })).toEqual(text);
  });

  it.each([
    ['the first version', { version: 0 }, []],
    ['a version before', { version: -1 }, ['version: too_small']],
    ['half a version', { version: 0.5 }, ['version: invalid_type']],
    ['an empty language', { html: { ...html, pt: '  ' } }, ['html.pt: too_small']],
    ['a missing language', { html: { es: html.es, pt: html.pt } }, ['html.en: invalid_type']],
    ['a language too many', { html: { ...html, fr: 'x' } }, ['html: unrecognized_keys']],
    ['the longest text', { html: { ...html, es: 'a'.repeat(100_000) } }, []],
    ['one that is longer', { html: { ...html, es: 'a'.repeat(100_001) } }, ['html.es: too_big']],
    ['another kind', { kind: 'imprint' }, ['kind: invalid_value']],
  ])('with %s', (_what, change, refused) => expect(why(change)).toEqual(refused));

  it('has a page of its own, whose versions can be asked for (U33)', () => {
    expect(legalAddresses).toEqual({
      privacy: '/politica-privacidad',
      cookies: '/politica-cookies',
      notice: '/aviso-legal',
    });
    for (const kind of legalKinds) expect(LegalVersionsInput.parse({ kind })).toEqual({ kind });
    expect(refusals(LegalVersionsInput, { kind: 'terms' })).toEqual(['kind: invalid_value']);
  });
});

describe('the sites of the widget', () => {
  const sites = (count: number) => Array.from({ length: count }, (_, index) => `https://sitio${index}.example`);

  it('are kept as browsers write them, each once', () => {
    const origins = ['https://Otra.example/', 'http://una.example:80', 'https://otra.example'];
    expect(WidgetOriginsInput.parse({ origins })).toEqual({ origins: ['https://otra.example', 'http://una.example'] });
    expect(WidgetOriginsInput.parse({ origins: [] })).toEqual({ origins: [] });
  });

  it.each([
    ['twenty', sites(20), []],
    ['one more', sites(21), ['origins: too_big']],
    ['a page', ['https://una.example', 'https://otra.example/pagina'], ['origins.1: origin']],
    ['a wildcard', ['*'], ['origins.0: origin']],
    ['what is too long', ['a'.repeat(301)], ['origins.0: too_big']],
  ])('may or may not be %s', (_what, origins, refused) => {
    expect(refusals(WidgetOriginsInput, { origins })).toEqual(refused);
  });
});
