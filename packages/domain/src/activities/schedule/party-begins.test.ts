import { describe, expect, it } from 'vitest';
import { partyBegins } from './party-begins';

const schedule = (startTime: string | null, endTime: string | null) => ({ date: '2026-06-20', startTime, endTime });

describe('partyBegins', () => {
  it.each([
    ['the start of the schedule', schedule('09:00', '14:00'), null, '2026-06-20T07:00:00.000Z'],
    ['the time of the shift', schedule('09:00', '20:00'), '16:30', '2026-06-20T14:30:00.000Z'],
    ['the first time in a shift’s name', schedule(null, null), 'Tarde, de 16.30 a 18:00', '2026-06-20T14:30:00.000Z'],
    ['the schedule where the shift tells no time', schedule('09:00', null), 'Grupo 1', '2026-06-20T07:00:00.000Z'],
    ['a shift before the schedule’s own start', schedule('09:00', '14:00'), '8:30', '2026-06-20T06:30:00.000Z'],
    ['a shift after midnight', schedule('22:00', '03:00'), '00:30', '2026-06-20T22:30:00.000Z'],
    ['a shift as the night ends', schedule('22:00', '03:00'), '3:00', '2026-06-21T01:00:00.000Z'],
    ['a shift after the night has ended', schedule('22:00', '03:00'), '3:30', '2026-06-20T01:30:00.000Z'],
    ['a shift before the night begins', schedule('22:00', '03:00'), '21:30', '2026-06-20T19:30:00.000Z'],
    ['the start of a night', schedule('22:00', '03:00'), null, '2026-06-20T20:00:00.000Z'],
    ['the start of a whole day', schedule('09:00', '09:00'), '9:00', '2026-06-20T07:00:00.000Z'],
    ['a shift in a day that is not over night', schedule('09:00', '14:00'), '0:30', '2026-06-19T22:30:00.000Z'],
    ['a shift where no start is known', schedule(null, '03:00'), '0:30', '2026-06-19T22:30:00.000Z'],
    ['a shift where no end is known', schedule('22:00', null), '0:30', '2026-06-19T22:30:00.000Z'],
    ['the end where no start is known', schedule(null, '14:00'), null, '2026-06-20T12:00:00.000Z'],
    ['the end of the day where nothing is known', schedule(null, null), 'Grupo 1', '2026-06-20T22:00:00.000Z'],
  ])('%s', (_name, times, shift, expected) => {
    expect(partyBegins(times, shift).toISOString()).toBe(expected);
  });

  it('knows the clocks of winter', () => {
    const winter = { date: '2026-12-05', startTime: '09:00', endTime: null };
    expect(partyBegins(winter, null).toISOString()).toBe('2026-12-05T08:00:00.000Z');
  });
});
