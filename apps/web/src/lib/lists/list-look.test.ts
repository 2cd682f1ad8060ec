import { expect, it } from 'vitest';
import { parseKept, viewQuery } from './list-look';

it('reads what was kept, and leaves out what it cannot mean', () => {
  const kept = {
    dense: true,
    lists: {
      users: { without: ['locality', 7], views: [{ name: 'Socios', query: '?role=3' }, { name: 'Rota' }, null] },
      companies: 'x',
    },
  };
  expect(parseKept(kept)).toEqual({
    dense: true,
    lists: {
      users: { without: ['locality'], views: [{ name: 'Socios', query: '?role=3' }] },
      companies: { without: [], views: [] },
    },
  });
});

it.each([null, 7, 'x', [], { dense: 'yes', lists: [] }])('starts plain from %j', (value) => {
  expect(parseKept(value)).toEqual({ dense: false, lists: {} });
});

it('keeps order and filters of an address, and neither its page, what is open nor whom one has looked for', () => {
  expect(viewQuery('?order=date&dir=asc&page=3&open=%5B1%5D&edit=4&show=5&q=Campos&search=Vela')).toBe(
    '?order=date&dir=asc',
  );
  expect(viewQuery('?page=2')).toBe('');
});
