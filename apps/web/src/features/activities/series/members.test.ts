import { expect, it } from 'vitest';
import { laterMembers, membersAround } from './members';

const members = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }));
const ids = (found: { id: number }[]) => found.map(({ id }) => id);

it.each([
  [1, [1, 2, 3, 4, 5]],
  [2, [1, 2, 3, 4, 5]],
  [4, [3, 4, 5, 6, 7]],
  [8, [4, 5, 6, 7, 8]],
])('around %i are %j', (id, around) => {
  expect(ids(membersAround(members, id))).toEqual(around);
});

it('a short series is shown whole', () => {
  expect(ids(membersAround(members.slice(0, 3), 3))).toEqual([1, 2, 3]);
});

it.each([
  [6, [7, 8]],
  [8, []],
  [99, []],
])('after %i come %j', (id, later) => {
  expect(ids(laterMembers(members, id))).toEqual(later);
});
