import { expect, it } from 'vitest';
import { backoffice } from './index';

type Catalogue = { readonly [key: string]: unknown };

/** Every entry as path and text; functions take more arguments than they can use. */
function entries(texts: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(texts as Catalogue).flatMap(([key, value]): [string, unknown][] => {
    const here = `${path}/${key}`;
    if (typeof value === 'object' && value !== null) return entries(value, here);
    if (typeof value !== 'function') return [[here, value]];
    const text: unknown = Reflect.apply(value, undefined, [2, 3, 4, 5]);
    return [[here, text]];
  });
}

it('has the same entries in both languages', () => {
  const paths = (language: 'es' | 'pt') => entries(backoffice[language]).map(([path]) => path);
  expect(paths('pt')).toEqual(paths('es'));
});

it.each(['es', 'pt'] as const)('has no empty or broken text in %s', (language) => {
  const broken = entries(backoffice[language]).filter(
    ([, text]) => typeof text !== 'string' || text.trim() === '' || /undefined|NaN|\[object/.test(text),
  );
  expect(broken).toEqual([]);
});

it('is translated: a Portuguese text of several words differs from the Spanish one', () => {
  const spanish = new Map(entries(backoffice.es));
  const same = entries(backoffice.pt).filter(
    ([path, text]) => typeof text === 'string' && text.split(' ').length > 3 && spanish.get(path) === text,
  );
  // "Sistema de reservas de …" reads the same in both.
  expect(same.map(([path]) => path)).toEqual(['/shell/title']);
});
