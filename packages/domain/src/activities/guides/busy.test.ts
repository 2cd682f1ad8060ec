import { describe, expect, it } from 'vitest';
import { clash, type GuidedOuting } from './busy';

const day = '2026-06-20';
const outing = (hours: string, change: Partial<GuidedOuting> = {}): GuidedOuting => {
  const [startTime = '', endTime = ''] = hours.split('-');
  return {
    date: day,
    startTime: startTime || null,
    endTime: endTime || null,
    shifts: [],
    shiftMinutes: null,
    ...change,
  };
};
const shifts = (hours: string, names: string[], shiftMinutes: number | null = null) =>
  outing(hours, { shifts: names, shiftMinutes });

describe('clash (B87)', () => {
  it.each<[string, GuidedOuting, GuidedOuting, boolean]>([
    ['one within the other', outing('09:00-14:00'), outing('10:00-11:00'), true],
    ['by a minute', outing('09:00-14:00'), outing('13:59-15:00'), true],
    ['one after the other', outing('09:00-14:00'), outing('14:00-15:00'), false],
    ['on another day', outing('09:00-14:00'), outing('09:00-14:00', { date: '2026-06-21' }), false],
    ['without hours: the whole day', outing('-'), outing('23:00-23:30'), true],
    ['without hours, not the next day', outing('-'), outing('00:00-01:00', { date: '2026-06-21' }), false],
    ['without an end: to the end of the day', outing('18:00-'), outing('22:00-23:00'), true],
    ['without an end, not before it', outing('18:00-'), outing('09:00-12:00'), false],
    ['without a start: from the beginning of the day', outing('-10:00'), outing('08:00-09:00'), true],
    ['a night reaches into the next day', outing('22:00-02:00'), outing('01:00-03:00', { date: '2026-06-21' }), true],
    ['a night ends', outing('22:00-02:00'), outing('02:00-03:00', { date: '2026-06-21' }), false],
    [
      'between two shifts there is room',
      shifts('09:00-18:00', ['9:00–11:00', '16:00–18:00']),
      outing('11:30-15:00'),
      false,
    ],
    ['in the second shift', shifts('09:00-18:00', ['9:00–11:00', '16:00–18:00']), outing('17:00-19:00'), true],
    ['a shift lasts as long as all do', shifts('09:00-18:00', ['10:00'], 90), outing('11:30-12:00'), false],
    [
      'a shift without an end is over with the activity',
      shifts('09:00-14:00', ['10:00']),
      outing('14:00-15:00'),
      false,
    ],
    ['a shift without an end, before that', shifts('09:00-14:00', ['10:00']), outing('13:00-15:00'), true],
    [
      'a shift that tells no time has the hours of the activity',
      shifts('09:00-11:00', ['Mañana']),
      outing('10:00-12:00'),
      true,
    ],
    // On 25 October 2026 the clocks of Madrid go back: 02:30 comes twice, and the night is an hour longer.
    [
      'the night in which the clocks go back',
      outing('23:00-03:00', { date: '2026-10-24' }),
      outing('03:00-04:00', { date: '2026-10-25' }),
      false,
    ],
  ])('%s', (_case, one, other, expected) => {
    expect(clash(one, other)).toBe(expected);
    expect(clash(other, one)).toBe(expected);
  });
});
