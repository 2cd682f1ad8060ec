import { describe, expect, it } from 'vitest';
import { portugueseShift, publicTimes } from './portuguese-hours';

describe('portugueseShift (B48)', () => {
  it.each([
    ['10:00', '9:00'],
    ['Turno de mañana, 09:30 a 11:00', 'Turno de mañana, 8:30 a 10:00'],
    ['9.15', '8:15'],
    ['00:30', '23:30'],
    ['9:05 y 19:59', '8:05 y 18:59'],
    ['20:00-23:00', '19:00-22:00'],
    ['10:00:30', null],
    ['110:00', null],
    ['10:000', null],
    ['10-00', null],
    ['24:00', null],
    ['10:60', null],
    ['Tarde', null],
    ['Grupo 1', null],
    ['Grupo 25:99', null],
  ])('%s → %s', (name, expected) => {
    expect(portugueseShift(name, { territoryId: 2, date: '2027-05-08' })).toBe(expected);
  });
});

it('only activities of territory 2 have hours of Portugal (B48)', () => {
  const schedule = { date: '2027-05-08', startTime: '00:30', endTime: null };
  const times = { start: '00:30', end: null, portugueseEnd: null };
  expect(publicTimes({ ...schedule, territoryId: 2 })).toEqual({ ...times, portugueseStart: '23:30' });
  expect(publicTimes({ ...schedule, territoryId: 1 })).toEqual({ ...times, portugueseStart: null });
  expect(portugueseShift('10:00', { territoryId: 1, date: '2027-05-08' })).toBeNull();
});

it('after midnight tells the hour of the night in which summer time begins', () => {
  const night = { territoryId: 2, date: '2026-03-29' };
  expect(publicTimes({ startTime: '22:00', endTime: '02:30', ...night })).toMatchObject({
    portugueseStart: '21:00',
    portugueseEnd: '01:30',
  });
  expect(portugueseShift('22:00-02:30', night)).toBe('21:00-1:30');
});
