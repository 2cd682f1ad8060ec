import { describe, expect, it } from 'vitest';
import { comingWith, countMarks, personState } from './merge-ticks';
import type { ListedParty, ListedTick } from '../records';

const tick = (mark: ListedTick['mark'], unnamed?: number): ListedTick => ({
  nonce: mark,
  mark,
  at: 1,
  replaces: [],
  by: '',
  device: '',
  ...(unnamed !== undefined && { unnamed }),
});
const group = (ticks: ListedTick[]): ListedParty => ({
  reservationId: 1,
  reference: 'MON-ABCD2345',
  shift: null,
  notes: '',
  answers: [],
  people: [{ id: 11, kind: 'booker', firstName: 'Ana', lastName: 'Peña', answers: [], ticks }],
  unnamed: { adults: 2, minors: 24 },
});
const { unnamed: _none, ...keptBefore } = group([tick('present')]);

describe('the people of a group without a name (B83)', () => {
  it.each([
    ['of whom nothing is known yet', group([]), { present: 0, absent: 0, open: 27 }],
    ['who all came', group([tick('present', 26)]), { present: 27, absent: 0, open: 0 }],
    ['of whom some came', group([tick('present', 20)]), { present: 21, absent: 6, open: 0 }],
    ['who are fewer than when they were ticked', group([tick('present', 40)]), { present: 27, absent: 0, open: 0 }],
    ['who do not come', group([tick('absent', 26)]), { present: 0, absent: 27, open: 0 }],
    ['in a list from before there were any', keptBefore, { present: 1, absent: 0, open: 0 }],
  ])('%s are counted with their organiser', (_what, party, counts) => expect(countMarks([party])).toEqual(counts));

  it('come with who booked alone', () => {
    expect(comingWith(group([]), { kind: 'booker' })).toBe(26);
    expect(comingWith(group([]), { kind: 'adult' })).toBe(0);
    expect(comingWith(keptBefore, { kind: 'booker' })).toBe(0);
  });

  it('are told beside a tick that they came by', () => {
    const stateOf = (ticks: ListedTick[]) => {
      const [person] = group(ticks).people;
      return (
        person &&
        personState(
          person,
          () => true,
          () => false,
        ).cameWith
      );
    };
    expect(stateOf([tick('present', 20)])).toBe(20);
    expect(stateOf([tick('absent', 26)])).toBe(0);
  });
});
