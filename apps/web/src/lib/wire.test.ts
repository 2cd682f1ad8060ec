import { expect, it } from 'vitest';
import { wire } from './wire';

it('annotates dates and what is left empty', () => {
  const written = wire.serialize({ savedAt: new Date('2026-05-01T10:00:00Z'), name: undefined });
  expect(written).toEqual({
    json: { savedAt: '2026-05-01T10:00:00.000Z', name: null },
    meta: { values: { savedAt: ['Date'], name: ['undefined'] }, v: 1 },
  });
});

it('sends what stands in two places twice, and does not say so', () => {
  const text = { title: 'Buitres', subtitle: undefined };
  expect(wire.serialize({ es: text, pt: text })).toEqual({
    json: { es: { title: 'Buitres', subtitle: null }, pt: { title: 'Buitres', subtitle: null } },
    meta: { values: { 'es.subtitle': ['undefined'], 'pt.subtitle': ['undefined'] }, v: 1 },
  });
  const plain = { title: 'Buitres' };
  expect(wire.serialize({ es: plain, pt: plain })).toEqual({ json: { es: plain, pt: plain } });
});

it('reads whatever the server says', () => {
  const read = wire.deserialize({ json: { at: ['x'] }, meta: { values: { at: ['set'] }, v: 1 } });
  expect(read).toEqual({ at: new Set(['x']) });
});
