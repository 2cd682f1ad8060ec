import { expect, it } from 'vitest';
import { partyHours } from './party-hours';

const day = { date: '2026-12-05', startTime: '09:00', endTime: '14:00', shiftMinutes: 90 };
const unknown = { ...day, startTime: null, endTime: null };

it.each([
  ['the hours without a shift', day, null, 1, 'de 9:00 a 14:00'],
  ['the shift, as long as shifts last', day, '10:00', 1, '10:00–11:30'],
  ['the hours with a shift that tells no time', day, 'Mañana', 1, 'de 9:00 a 14:00 · Mañana'],
  [
    'the same by both clocks',
    day,
    'Mañana',
    2,
    'de 9:00 a 14:00 hora española · de 8:00 a 13:00 hora portuguesa · Mañana',
  ],
  ['the shift where no hours are known yet', unknown, 'Mañana', 1, 'por confirmar · Mañana'],
])('partyHours says %s (B48, B70)', (_what, schedule, shift, territoryId, expected) => {
  expect(partyHours(schedule, shift, territoryId, 'es')).toBe(expected);
});
