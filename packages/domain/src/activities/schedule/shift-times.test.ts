import { describe, expect, it } from 'vitest';
import { partySchedule } from './party-schedule';
import { scheduleEnd } from './schedule';
import { shiftLabel, shiftTimes } from './shift-times';

describe('shiftTimes (B70)', () => {
  it.each([
    ['9:05', null, '09:05', null],
    ['9:05', 90, '09:05', '10:35'],
    ['Turno 2 (16.30)', 60, '16:30', '17:30'],
    ['23:30', 60, '23:30', '00:30'],
    ['Mañana, de 9:30 a 11:00', 60, '09:30', '11:00'],
    ['Das 9.30 às 11.00', null, '09:30', '11:00'],
    ['20:00-23:00', null, '20:00', '23:00'],
    ['10:00 h – 12:00 h', null, '10:00', '12:00'],
    ['de 10:00 hasta las 12:00', null, '10:00', '12:00'],
    // Two beginnings are no beginning and end.
    ['9:05 y 19:59', null, '09:05', null],
    ['9:05, 19:59', 30, '09:05', '09:35'],
  ])('%s of %s minutes: %s to %s', (name, minutes, start, end) => {
    expect(shiftTimes(name, minutes)).toEqual({ start, end });
  });
  it.each(['Mañana', 'Grupo 25:99', ''])('%s tells none', (name) => {
    expect(shiftTimes(name, 60)).toBeNull();
  });
});

it.each([
  ['10:00', 90, '10:00–11:30'],
  ['9.15', 45, '9.15–10:00'],
  ['Turno 1 (8:00)', 60, 'Turno 1 (8:00–9:00)'],
  ['10:00', null, '10:00'],
  ['De 10:00 a 11:00', 90, 'De 10:00 a 11:00'],
  ['Mañana', 90, 'Mañana'],
])('shiftLabel of %s with %s minutes is %s', (name, minutes, label) => {
  expect(shiftLabel(name, minutes)).toBe(label);
});

describe('partySchedule (B70)', () => {
  const day = { date: '2026-06-20', startTime: '10:00', endTime: '18:00' };
  const night = { date: '2026-06-20', startTime: '22:00', endTime: '03:00' };

  it.each([
    ['the activity’s own without a shift', day, null, 90, day],
    ['the activity’s own where the name tells no time', day, 'Grupo 1', 90, day],
    ['the shift’s, as long as shifts last', day, '12:00', 90, { ...day, startTime: '12:00', endTime: '13:30' }],
    ['the shift’s, without an end', day, '12:00', null, { ...day, startTime: '12:00', endTime: null }],
    ['past midnight', night, '0:30', 60, { date: '2026-06-21', startTime: '00:30', endTime: '01:30' }],
  ])('is %s', (_what, schedule, shift, minutes, expected) => {
    expect(partySchedule(schedule, shift, minutes)).toEqual(expected);
  });

  it('ends on the next day where the shift goes on past midnight', () => {
    expect(scheduleEnd(partySchedule(night, '23:30', 60)).toISOString()).toBe('2026-06-20T22:30:00.000Z');
  });
});
