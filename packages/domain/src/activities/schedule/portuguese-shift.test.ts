import { describe, expect, it } from 'vitest';
import { portugueseShift } from './portuguese-shift';
import { shortTime } from './short-time';

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
    expect(portugueseShift(name, '2027-05-08')).toBe(expected);
  });
});

it('shortTime drops the leading zero only', () => {
  expect([shortTime('09:05'), shortTime('10:00'), shortTime('00:15')]).toEqual(['9:05', '10:00', '0:15']);
});
