import { expect, it } from 'vitest';
import { ComplementaryInput, missingComplementaryFields } from './complementary';

const none = { title: '', description: '' };
const texts = { es: { title: 'Centro de interpretación', description: '<p>Abierto a diario</p>' }, pt: none };

it('needs no more than its Spanish texts', () => {
  expect(ComplementaryInput.parse({ texts })).toEqual({
    texts,
    date: null,
    phone: '',
    place: '',
    url: '',
    hidden: false,
    imageId: null,
  });
});

it.each<[string, { title: string; description: string }, string[]]>([
  ['nothing', texts.es, []],
  ['the title', { ...texts.es, title: '  ' }, ['title']],
  ['the description', { ...texts.es, description: '<p>&nbsp;</p>' }, ['description']],
  ['both', none, ['title', 'description']],
])('misses %s (D9)', (_case, es, missing) => expect(missingComplementaryFields({ texts: { es } })).toEqual(missing));

it.each<[string, object]>([
  ['a title of 81 characters', { texts: { ...texts, pt: { ...none, title: 'a'.repeat(81) } } }],
  ['a description of 5001', { texts: { ...texts, es: { ...texts.es, description: 'a'.repeat(5001) } } }],
  ['a phone of 21', { phone: '1'.repeat(21) }],
  ['a place of 201', { place: 'a'.repeat(201) }],
  ['an address of 401', { url: `https://example.org/${'a'.repeat(381)}` }],
  ['an address that is a script', { url: 'javascript:alert(1)' }],
  ['an address without its protocol', { url: 'www.example.org' }],
  ['a day that is not', { date: '2026-02-30' }],
])('refuses %s', (_case, change) => expect(ComplementaryInput.safeParse({ texts, ...change }).success).toBe(false));
