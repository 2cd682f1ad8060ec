import { describe, expect, it } from 'vitest';
import { compareBoards } from './board-changes';
import { sampleColumns, sampleReservation } from './board-world.test-support';

const before = sampleColumns({
  1: [sampleReservation(1), sampleReservation(2)],
  2: [sampleReservation(3)],
  3: [sampleReservation(4)],
});

describe('compareBoards', () => {
  it('finds nothing where nothing changed, not even in another order or with another turn', () => {
    const after = sampleColumns({
      1: [sampleReservation(2), sampleReservation(1)],
      2: [sampleReservation(3, { createdAt: new Date() })],
      3: [sampleReservation(4, { offered: true })],
    });
    expect(compareBoards(before, after)).toEqual([]);
  });

  it('tells who came, moved, left and was edited', () => {
    const after = sampleColumns({
      1: [sampleReservation(1, { notes: 'con perro' }), sampleReservation(9)],
      2: [sampleReservation(3), sampleReservation(4)],
    });
    expect(compareBoards(before, after)).toEqual([
      { kind: 'edited', id: 1, name: 'Ana Prueba 1', status: 1 },
      { kind: 'arrived', id: 9, name: 'Ana Prueba 9', status: 1 },
      { kind: 'moved', id: 4, name: 'Ana Prueba 4', status: 2 },
      { kind: 'left', id: 2, name: 'Ana Prueba 2', status: undefined },
    ]);
  });

  it('takes a check-in for a change', () => {
    const [person] = sampleReservation(3).people;
    const people = person === undefined ? [] : [{ ...person, checkedIn: true }];
    const after = sampleColumns({
      1: before[1].rows,
      2: [sampleReservation(3, { people })],
      3: before[3].rows,
    });
    expect(compareBoards(before, after).map(({ kind, id }) => [kind, id])).toEqual([['edited', 3]]);
  });

  it('does not take for new or gone what only came into sight or went out of it', () => {
    const after = {
      ...sampleColumns({ 1: [sampleReservation(8)], 2: [sampleReservation(1)], 3: [sampleReservation(4)] }),
    };
    const cut = { ...after, 1: { ...after[1], missing: 40 } };
    expect(compareBoards(before, cut).map(({ kind, id }) => [kind, id])).toEqual([['moved', 1]]);
  });
});
