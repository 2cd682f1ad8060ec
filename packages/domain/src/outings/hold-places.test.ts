import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDeadline } from './deadline';
import { holdPlaces, type MovingParty } from './hold-places';
import { SuspendOutingInput } from './schema';

const party = (reservationId: number, people: number, change: Partial<MovingParty> = {}): MovingParty => ({
  reservationId,
  people,
  shift: null,
  barredFrom: [],
  ...change,
});
const whole = (activityId: number, free: number) => ({ activityId, shifts: [{ shiftId: null, name: null, free }] });

describe('holdPlaces', () => {
  it('goes by the order of booking; who does not fit is passed over, not the ones after', () => {
    const held = holdPlaces([party(1, 3), party(2, 3), party(3, 1)], [whole(8, 5)]);
    expect([...held.keys()]).toEqual([1, 3]);
  });

  it('keeps the shift by its name where it has room, else the first that has', () => {
    const shifts = [
      { shiftId: 1, name: '10:00', free: 9 },
      { shiftId: 2, name: 'Tarde', free: 2 },
    ];
    const held = holdPlaces(
      [party(1, 2, { shift: ' tarde' }), party(2, 2, { shift: 'Tarde' })],
      [{ activityId: 8, shifts }],
    );
    expect([held.get(1)?.shiftId, held.get(2)?.shiftId]).toEqual([2, 1]);
  });

  it('gives a party without a shift the first that has room, and does not take one without a name for it', () => {
    const shifts = [
      { shiftId: 1, name: null, free: 1 },
      { shiftId: 2, name: 'Tarde', free: 3 },
      { shiftId: 3, name: null, free: 3 },
    ];
    const held = holdPlaces([party(1, 2), party(2, 2, { shift: 'Mañana' })], [{ activityId: 8, shifts }]);
    expect([held.get(1)?.shiftId, held.get(2)?.shiftId]).toEqual([2, 3]);
  });

  it('leaves what it was told of as it was', () => {
    const dates = [whole(8, 5)];
    holdPlaces([party(1, 3)], dates);
    expect(dates).toEqual([whole(8, 5)]);
  });

  it('goes on to the next date, and leaves out one that somebody is booked for', () => {
    const held = holdPlaces([party(1, 2), party(2, 2), party(3, 1, { barredFrom: [9] })], [whole(8, 2), whole(9, 4)]);
    expect([...held]).toEqual([
      [1, { activityId: 8, shiftId: null }],
      [2, { activityId: 9, shiftId: null }],
    ]);
  });

  it('never holds more than is free, and holds for everybody who fits alone into what is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 30 }),
        fc.array(fc.integer({ min: -3, max: 12 }), { minLength: 1, maxLength: 4 }),
        (sizes, free) => {
          const held = holdPlaces(
            sizes.map((people, index) => party(index, people)),
            free.map((places, index) => whole(index, places)),
          );
          const left = free.map((places, index) => {
            const taken = sizes.filter((_people, id) => held.get(id)?.activityId === index);
            return places - taken.reduce((sum, people) => sum + people, 0);
          });
          left.forEach((places, index) => expect(places).toBeGreaterThanOrEqual(Math.min(0, free[index] ?? 0)));
          const passedOver = sizes.filter((_people, id) => !held.has(id));
          for (const people of passedOver) for (const places of left) expect(people).toBeGreaterThan(places);
        },
      ),
    );
  });
});

describe('moveDeadline (B65)', () => {
  it.each([
    ['a month ahead', '2026-06-01T08:00:00Z', '2026-05-08T10:00:00Z'],
    ['28 days', '2026-05-29T10:00:00Z', '2026-05-08T10:00:00Z'],
    ['eight days', '2026-05-09T10:00:00Z', '2026-05-03T10:00:00Z'],
    ['three days', '2026-05-04T10:00:00Z', '2026-05-02T10:00:00Z'],
    ['a day: three hours before it', '2026-05-02T10:00:00Z', '2026-05-02T07:00:00Z'],
    ['eight hours', '2026-05-01T18:00:00Z', '2026-05-01T15:00:00Z'],
    ['four hours: half of them', '2026-05-01T14:00:00Z', '2026-05-01T12:00:00Z'],
  ])('%s', (_ahead, begins, deadline) => {
    expect(moveDeadline(new Date('2026-05-01T10:00:00Z'), new Date(begins))).toEqual(new Date(deadline));
  });

  it('lies between now and the beginning, and a later outing has no earlier deadline', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5e9 }), fc.integer({ min: 0, max: 1e9 }), (left, more) => {
        const deadline = (ms: number) => moveDeadline(new Date(0), new Date(ms)).getTime();
        expect(deadline(left)).toBeLessThan(left);
        expect(deadline(left)).toBeGreaterThanOrEqual(0);
        expect(deadline(left + more)).toBeGreaterThanOrEqual(deadline(left));
      }),
    );
  });
});

it('words for the visitors come in both languages or in none', () => {
  const parse = (words: object) => SuspendOutingInput.safeParse({ activityId: 1, reason: 'rain', key: 'k', words });
  expect(parse({ es: ' Lloverá. ', pt: 'Vai chover.' }).data?.words.es).toBe('Lloverá.');
  expect([parse({}).success, parse({ es: 'Lloverá.' }).success, parse({ pt: 'Vai chover.', es: ' ' }).success]).toEqual(
    [true, false, false],
  );
});
