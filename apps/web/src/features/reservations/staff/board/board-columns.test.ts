import { describe, expect, it } from 'vitest';
import { columnsOf, columnWith, groupByShift, withDropped } from './board-columns';
import { sampleColumns, sampleReservation } from './board-world.test-support';

const morning = { id: 1, name: '10:00' };
const evening = { id: 2, name: '17:00' };
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('columnsOf', () => {
  const pending = {
    rows: [sampleReservation(1, { shift: morning }, 2), sampleReservation(2, { shift: evening }, 3)],
    total: 5,
    people: 11,
  };
  const nobody = { rows: [], total: 0, people: 0 };
  const server = { pending, confirmed: nobody, waiting: nobody };

  it('shows all shifts with what the server counted', () => {
    expect(columnsOf(server, '')[1]).toEqual({ ...pending, missing: 3 });
  });

  it('shows one shift with what stands in it', () => {
    const { rows, total, people, missing } = columnsOf(server, '17:00')[1];
    expect([ids(rows), total, people, missing]).toEqual([[2], 1, 3, 3]);
  });
});

describe('withDropped', () => {
  const party = sampleReservation(7, {}, 3);
  const columns = sampleColumns({ 1: [sampleReservation(5), party], 3: [sampleReservation(9)] });

  it('shows it on top of the column where it was dropped, and counts it there', () => {
    const shown = withDropped(columns, party, 3);
    expect([ids(shown[1].rows), shown[1].total, shown[1].people]).toEqual([[5], 1, 1]);
    expect([ids(shown[3].rows), shown[3].total, shown[3].people]).toEqual([[7, 9], 2, 4]);
    expect(columnWith(shown, 7)).toBe(3);
  });

  it('shows it once when it has got there meanwhile, and not at all when it is gone', () => {
    expect(withDropped(columns, sampleReservation(9), 3)).toBe(columns);
    expect(withDropped(columns, sampleReservation(11), 3)).toBe(columns);
  });
});

describe('groupByShift', () => {
  it('follows the order of the shifts, keeps that of the rows, and leaves empty shifts out', () => {
    const rows = [
      sampleReservation(1, { shift: evening }, 2),
      sampleReservation(2, { shift: morning }),
      sampleReservation(3, { shift: evening }),
    ];
    const groups = groupByShift(rows, ['10:00', '12:00', '17:00']);
    expect(groups.map(({ shift, rows: found, people }) => [shift, ids(found), people])).toEqual([
      ['10:00', [2], 1],
      ['17:00', [1, 3], 3],
    ]);
  });

  it('loses nobody: neither without shifts nor in one that the activity no longer has', () => {
    const rows = [sampleReservation(1), sampleReservation(2, { shift: evening })];
    expect(groupByShift(rows, ['10:00']).map(({ shift, rows: found }) => [shift, ids(found)])).toEqual([
      [null, [1]],
      ['17:00', [2]],
    ]);
  });
});
