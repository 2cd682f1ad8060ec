import { beforeAll, expect, it } from 'vitest';
import { loadBackofficeTexts } from '../../../lib/backoffice-texts';
import { complementaryCheck, emptyValues, toInput } from './complementary-values';

beforeAll(async () => {
  await Promise.all([loadBackofficeTexts('es'), loadBackofficeTexts('pt')]);
});

const texts = { es: { title: 'Museo', description: '<p>Abierto</p>' }, pt: { title: '', description: '' } };
const values = { ...emptyValues, texts };

it.each([
  ['', ''],
  [' www.example.org/museo ', 'https://www.example.org/museo'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('takes %j for the address %j', (url, meant) => expect(toInput({ ...values, url }).url).toBe(meant));

it('names each problem by its field, in the language of the screen', () => {
  expect(complementaryCheck('es')(values)).toEqual({});
  expect(complementaryCheck('pt')(emptyValues)).toEqual({
    'texts.es.title': 'Campo obrigatório',
    'texts.es.description': 'Campo obrigatório',
  });
  const long = { ...texts, pt: { title: 'a'.repeat(81), description: '' } };
  expect(complementaryCheck('es')({ ...values, texts: long, url: 'javascript:x', date: '2026-02-30' })).toEqual({
    'texts.pt.title': 'Como máximo 80 caracteres.',
    url: 'Escribe una dirección completa, con https://.',
    date: 'Fecha no válida (dd/mm/aaaa).',
  });
});
