import { expect, it } from 'vitest';
import { mergeValues } from './merge-values';

const base = { host: 'a', port: '25', emails: ['x'], places: { 1: { alias: 'M' }, 2: { alias: 'T' } } };

it('what was typed stays, and else what is stored now is there, whatever lies within what', () => {
  const theirs = { ...base, host: 'theirs', port: '587', places: { ...base.places, 2: { alias: 'theirs' } } };
  const mine = { ...base, host: 'mine', emails: ['x', 'y'], places: { ...base.places, 1: { alias: 'mine' } } };
  expect(mergeValues(base, theirs, mine)).toEqual({
    host: 'mine',
    port: '587',
    emails: ['x', 'y'],
    places: { 1: { alias: 'mine' }, 2: { alias: 'theirs' } },
  });
  expect(mergeValues(base, theirs, base)).toEqual(theirs);
  expect(mergeValues(base, base, mine)).toEqual(mine);
});
