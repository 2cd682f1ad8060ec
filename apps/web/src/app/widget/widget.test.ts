import { describe, expect, it } from 'vitest';
import { widgetAddress, type WidgetAttributes, widgetLanguage } from './widget-address';
import { readMessage } from './widget-message';

const none: WidgetAttributes = { territory: null, lang: null, collaborator: null, activity: null };
const site = 'https://sitio.example';
const at = (attributes: Partial<WidgetAttributes>, language: 'es' | 'pt' = 'es') =>
  decodeURIComponent(widgetAddress({ ...none, ...attributes }, language, site));

describe('what the element shows', () => {
  it.each([
    [{}, `/agenda?lang=es&embed=${site}`],
    [{ territory: '2' }, `/agenda?territorio=tajo&lang=es&embed=${site}`],
    [{ territory: ' Monfrague ' }, `/agenda?territorio=monfrague&lang=es&embed=${site}`],
    [{ territory: '3' }, `/agenda?lang=es&embed=${site}`],
    [{ collaborator: '12' }, `/agenda?colaborador=12&lang=es&embed=${site}`],
    [{ collaborator: '1e3' }, `/agenda?lang=es&embed=${site}`],
    [{ activity: 'barco' }, `/actividad/barco?lang=es&embed=${site}`],
    [{ activity: 'https://r.example/actividad/barco?lang=pt#book' }, `/actividad/barco?lang=es&embed=${site}`],
    [{ activity: '  ' }, `/agenda?lang=es&embed=${site}`],
    [
      { activity: 'barco', territory: '1', collaborator: '5' },
      `/actividad/barco?territorio=monfrague&colaborador=5&lang=es&embed=${site}`,
    ],
  ])('%o: %s', (attributes, address) => {
    expect(at(attributes)).toBe(address);
  });

  it('cannot leave the pages that are meant', () => {
    expect(widgetAddress({ ...none, activity: '..%2f..?x' }, 'es', site)).toMatch(/^\/actividad\/\.\.%252f\.\.\?/);
    expect(widgetAddress({ ...none, activity: 'a"><script>' }, 'es', site)).not.toMatch(/[<>"]/);
  });

  it('is as everybody sees it in its link', () => {
    expect(widgetAddress({ ...none, territory: '2' }, 'pt')).toBe('/agenda?territorio=tajo&lang=pt');
  });

  it.each([
    ['pt', null, 'pt'],
    ['PT-pt', 'es', 'pt'],
    [null, 'pt-PT', 'pt'],
    [null, null, 'es'],
    ['en', 'pt', 'en'],
    ['fr', 'pt', 'es'],
  ] as const)('speaks: %s within %s is %s', (own, around, language) => {
    expect(widgetLanguage(own, around)).toBe(language);
  });
});

describe('what it hears', () => {
  it.each([
    [{ dehesa: { type: 'page' } }, { type: 'page' }],
    [{ dehesa: { type: 'height', height: 1234 } }, { type: 'height', height: 1234 }],
    [{ dehesa: { type: 'height', height: 9e9 } }, { type: 'height', height: 40_000 }],
    [{ dehesa: { type: 'height', height: -1 } }, null],
    [{ dehesa: { type: 'height', height: NaN } }, null],
    [{ dehesa: { type: 'height', height: '100%' } }, null],
    [{ dehesa: { type: 'other' } }, null],
    [{ dehesa: null }, null],
    [{ type: 'page' }, null],
    ['page', null],
    [null, null],
  ])('%o is %o', (data, message) => {
    expect(readMessage(data)).toEqual(message);
  });
});
