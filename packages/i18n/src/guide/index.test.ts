import { expect, it } from 'vitest';
import { guideTexts } from './index';

const paths = (value: unknown, at = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [at];

it('has the same keys in both languages', () => {
  expect(paths(guideTexts.pt)).toEqual(paths(guideTexts.es));
});

it('counts nobody, one and many', () => {
  const { activities, device } = guideTexts.es;
  expect([activities.expected(0, 0), activities.expected(1, 0), activities.expected(8, 3)]).toEqual([
    'Nadie confirmado',
    '1 persona',
    '3 de 8 personas',
  ]);
  expect([device.signOutTitle(1), device.signOutTitle(2)]).toEqual([
    'Queda 1 marca sin enviar',
    'Quedan 2 marcas sin enviar',
  ]);
  expect(guideTexts.pt.list.wholeRest(1)).toBe('Veio quem faltava');
});
