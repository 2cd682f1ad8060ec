import { expect, it } from 'vitest';
import { queryOf } from './query-of';

it('asks for everything where nothing is hidden', () => {
  expect(queryOf({ name: 'categories', columns: [{ name: 'id', hidden: false }] })).toBe(
    'select *\nfrom categories\nlimit 50',
  );
});

it('names what can be seen where something is hidden, quoted where it has to be', () => {
  const columns = [
    { name: 'id', hidden: false },
    { name: 'password_hash', hidden: true },
    { name: 'order', hidden: false },
  ];
  expect(queryOf({ name: 'users', columns })).toBe('select id, "order"\nfrom users\nlimit 50');
});
