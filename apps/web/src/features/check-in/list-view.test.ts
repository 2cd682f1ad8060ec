import { describe, expect, it } from 'vitest';
import { byShift, isReference, type ListView, shownParties, wholeList } from './list-view';
import type { CheckInList, ListedParty } from './records';

const party = (reservationId: number, shift: string | null, reference: string, ...names: string[]): ListedParty => ({
  reservationId,
  reference,
  shift,
  notes: '',
  answers: [],
  people: names.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const ticks = lastName.startsWith('*')
      ? [{ nonce: name, mark: 'present' as const, at: 1, replaces: [], by: '', device: '' }]
      : [];
    return { id: reservationId * 10 + index, kind: 'adult', firstName, lastName, answers: [], ticks };
  }),
});
// What is shown of a list hangs on its parties alone.
const list = {
  parties: [
    party(1, 'Mañana', 'MON-ABCD2345', 'Ana *Peña', 'Luis Gil'),
    party(2, 'Mañana', 'MON-EFGH2345', 'Íñigo *Ruiz'),
    party(3, 'Tarde', 'MON-JKLM2345', 'Beatriz Gil'),
  ],
} as unknown as CheckInList;
const shown = (view: Partial<ListView>, touched: number[] = []) =>
  shownParties(list, { ...wholeList, ...view }, new Set(touched)).map(({ reservationId }) => reservationId);

describe('shownParties', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ search: 'gil' }, [1, 3]],
    [{ search: 'pena ana' }, [1]],
    [{ search: 'INIGO' }, [2]],
    [{ search: ' mon-jklm2345 ' }, [3]],
    [{ search: 'jklm' }, [3]],
    [{ search: 'nadie' }, []],
    [{ shift: 'Tarde' }, [3]],
    [{ show: 'present' as const }, [1, 2]],
    [{ show: 'open' as const }, [1, 3]],
    [{ show: 'absent' as const }, []],
    [{ shift: 'Tarde', search: 'ana' }, []],
  ])('%j → %j', (view, expected) => {
    expect(shown(view)).toEqual(expected);
  });

  it('keeps what was just ticked in its place', () => {
    expect(shown({ show: 'open' }, [2])).toEqual([1, 2, 3]);
  });
});

it('groups by shift in the order of the list', () => {
  expect(byShift(list.parties).map(({ shift, parties }) => [shift, parties.length])).toEqual([
    ['Mañana', 2],
    ['Tarde', 1],
  ]);
});

it.each([
  ['MON-ABCD2345', true],
  ['abcd2345', true],
  ['abcd', true],
  ['abc', false],
  ['EFGH2345', false],
])('the reference %s belongs to the first party: %s', (typed, expected) => {
  expect(list.parties[0] && isReference(list.parties[0], typed)).toBe(expected);
});
