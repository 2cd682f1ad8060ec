import { describe, expect, it } from 'vitest';
import { firstDate, isIsoDate, lastDate } from '../../dates';
import type { ActivityField, ActivityState } from '../activity-fields';
import { activityState } from '../activity-state.test-support';
import { carriedFields, carriedTo, seriesOccurrences, SeriesRule } from './series';

describe('seriesOccurrences', () => {
  const source = {
    date: '2026-06-20',
    startTime: '22:00',
    endTime: '01:00',
    registrationOpensOn: '2026-06-01',
    registrationClosesOn: null,
  };
  const at = (now: string, dates: string[], taken: string[] = []) =>
    seriesOccurrences(source, dates, { takenDates: new Set(taken), now: new Date(now) });

  it('keeps the times and moves the registration range by the same days, over months and leap days', () => {
    expect(at('2026-06-01T00:00:00Z', ['2026-06-13', '2026-07-04', '2028-03-01'])).toMatchObject([
      { date: '2026-06-13', startTime: '22:00', endTime: '01:00', registrationOpensOn: '2026-05-25' },
      { date: '2026-07-04', registrationOpensOn: '2026-06-15', registrationClosesOn: null },
      { date: '2028-03-01', registrationOpensOn: '2028-02-11' },
    ]);
  });

  it.each([
    // It ends on the next day at 01:00 in Madrid.
    ['2026-06-27T22:59:59Z', false],
    ['2026-06-27T23:00:00Z', true],
  ])('at %s the one of 27 June is past: %s (B7)', (now, past) => {
    expect(at(now, ['2026-06-27'])[0]?.past).toBe(past);
  });

  it('leaves no bound of the registration range where no date can be', () => {
    const last = {
      ...source,
      date: '2100-12-01',
      registrationOpensOn: '2100-11-20',
      registrationClosesOn: '2100-12-25',
    };
    const [moved] = seriesOccurrences(last, ['2100-12-31'], { takenDates: new Set(), now: new Date(0) });
    expect(moved).toMatchObject({ registrationOpensOn: '2100-12-20', registrationClosesOn: lastDate });
    const first = { ...source, date: '1900-01-20', registrationOpensOn: '1900-01-10', registrationClosesOn: null };
    const [earlier] = seriesOccurrences(first, ['1900-01-02'], { takenDates: new Set(), now: new Date(0) });
    expect(earlier).toMatchObject({ registrationOpensOn: firstDate });
    expect([firstDate, lastDate].map(isIsoDate)).toEqual([true, true]);
  });

  it('marks the days that the series has', () => {
    const rows = at('2026-06-01T00:00:00Z', ['2026-06-27', '2026-07-04'], ['2026-06-20', '2026-07-04']);
    expect(rows.map((row) => row.inSeries)).toEqual([false, true]);
  });
});

describe('"this and the following"', () => {
  it.each<[ActivityField[], ActivityField[]]>([
    [[], []],
    [['date', 'week'], []],
    [
      ['date', 'startTime', 'week', 'capacity'],
      ['startTime', 'capacity'],
    ],
  ])('of %j carries %j over', (changed, carried) => {
    expect(carriedFields(changed)).toEqual(carried);
  });

  it.each<[string, Partial<ActivityState>, ActivityField[], Partial<ActivityState>]>([
    ['a time', { startTime: '10:00' }, ['startTime'], { startTime: '10:00' }],
    ['never the date', { date: '2026-06-21', week: 24, phone: '1' }, ['date', 'week', 'phone'], { phone: '1' }],
    [
      'a registration bound at the same distance from the day',
      { registrationOpensOn: '2026-06-10' },
      ['registrationOpensOn'],
      { registrationOpensOn: '2026-06-24' },
    ],
    [
      'a registration bound at the same distance from the day, also where that moved',
      { date: '2026-06-21', registrationClosesOn: '2026-06-20' },
      ['date', 'registrationClosesOn'],
      { registrationClosesOn: '2026-07-03' },
    ],
    [
      'a registration bound that is gone',
      { registrationOpensOn: null },
      ['registrationOpensOn'],
      { registrationOpensOn: null },
    ],
    ['nothing that was not changed', { capacity: 99, hidden: true }, [], {}],
  ])('%s', (_case, edit, changed, carried) => {
    const own = { date: '2026-07-04', week: 27, registrationOpensOn: '2026-06-15', registrationClosesOn: null };
    const member = activityState({ ...own, capacity: 7, phone: '9' });
    expect(carriedTo(member, activityState(edit), changed)).toEqual({ ...member, ...carried });
  });
});

describe('SeriesRule', () => {
  const end = { kind: 'times', times: 3 };
  it('puts weekdays in order, each once', () => {
    expect(SeriesRule.parse({ kind: 'weekly', weekdays: [6, 1, 6], end })).toEqual({
      kind: 'weekly',
      every: 1,
      weekdays: [1, 6],
      end,
    });
  });

  it.each([
    { kind: 'weekly', weekdays: [], end },
    { kind: 'weekly', weekdays: [0], end },
    { kind: 'weekly', weekdays: [1], every: 0, end },
    { kind: 'weekly', weekdays: [1], end: { kind: 'times', times: 105 } },
    { kind: 'weekly', weekdays: [1], end: { kind: 'until', date: '2026-02-30' } },
    { kind: 'weekly', weekdays: [1] },
    { kind: 'monthlyByDay', day: 32, end },
    { kind: 'monthlyByWeekday', nth: 5, weekday: 1, end },
    { kind: 'monthlyByWeekday', nth: 0, weekday: 1, end },
    { kind: 'dates', dates: [] },
    { kind: 'daily', end },
  ])('refuses %j', (rule) => {
    expect(SeriesRule.safeParse(rule).success).toBe(false);
  });
});
