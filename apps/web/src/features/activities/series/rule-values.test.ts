import { expect, it } from 'vitest';
import { firstRule, ruleOf, type RuleProblem, type RuleValues } from './rule-values';

const own = '2026-06-20';

it('begins with every week on the own weekday', () => {
  expect(ruleOf(firstRule(own))).toEqual({
    rule: { kind: 'weekly', every: 1, weekdays: [6], end: { kind: 'times', times: 4 } },
  });
});

it.each([
  ['2026-06-01', 1, '1 1'],
  ['2026-06-14', 14, '2 7'],
  ['2026-06-27', 27, '4 6'],
  ['2026-06-30', 30, '-1 2'],
])('of %s it offers the day %i and the weekday %s', (date, day, nthWeekday) => {
  expect(firstRule(date)).toMatchObject({ day, nthWeekday });
});

it.each<[Partial<RuleValues>, object]>([
  [
    { kind: 'monthly', everyMonths: 2, monthlyBy: 'day', end: 'until', until: '2027-01-01' },
    { kind: 'monthlyByDay', every: 2, day: 20, end: { kind: 'until', date: '2027-01-01' } },
  ],
  [{ kind: 'monthly' }, { kind: 'monthlyByWeekday', every: 1, nth: 3, weekday: 6, end: { kind: 'times', times: 4 } }],
  [
    { kind: 'monthly', nthWeekday: '-1 7' },
    { kind: 'monthlyByWeekday', every: 1, nth: -1, weekday: 7, end: { kind: 'times', times: 4 } },
  ],
  [
    { kind: 'dates', dates: ['2026-07-01'] },
    { kind: 'dates', dates: ['2026-07-01'] },
  ],
])('%j', (change, rule) => {
  expect(ruleOf({ ...firstRule(own), ...change })).toEqual({ rule });
});

it.each<[Partial<RuleValues>, RuleProblem]>([
  [{ weekdays: [] }, 'weekdays'],
  [{ everyWeeks: '' }, 'everyWeeks'],
  [{ everyWeeks: 53 }, 'everyWeeks'],
  [{ everyWeeks: 1.5 }, 'everyWeeks'],
  [{ kind: 'monthly', everyMonths: 13 }, 'everyMonths'],
  [{ kind: 'monthly', monthlyBy: 'day', day: 32 }, 'day'],
  [{ times: 105 }, 'times'],
  [{ times: '-' }, 'times'],
  [{ end: 'until' }, 'until'],
  [{ kind: 'dates' }, 'dates'],
])('%j says no rule yet', (change, problem) => {
  expect(ruleOf({ ...firstRule(own), ...change })).toEqual({ problem });
});
