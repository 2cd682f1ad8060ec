import type { SeriesRule } from '@dehesa/domain/activities';
import { expect, it } from 'vitest';
import { describeRule } from './describe-rule';

const until = { kind: 'until', date: '2026-07-04' } as const;
const times = { kind: 'times', times: 5 } as const;

it.each<[SeriesRule, string, string]>([
  [
    { kind: 'weekly', every: 2, weekdays: [1, 6], end: until },
    'Cada 2 semanas: lunes y sábado, hasta el 04/07/2026',
    'De 2 em 2 semanas: segunda-feira e sábado, até 04/07/2026',
  ],
  [
    { kind: 'monthlyByDay', every: 1, day: 31, end: times },
    'Cada mes, el día 31, 5 veces',
    'Todos os meses, no dia 31, 5 vezes',
  ],
  [
    { kind: 'monthlyByWeekday', every: 1, nth: -1, weekday: 6, end: until },
    'Cada mes, el último sábado, hasta el 04/07/2026',
    'Todos os meses, no último sábado, até 04/07/2026',
  ],
  [{ kind: 'dates', dates: ['2026-07-04'] }, '1 fecha elegida', '1 data escolhida'],
])('%j', (rule, spanish, portuguese) => {
  expect(describeRule(rule, 'es')).toBe(spanish);
  expect(describeRule(rule, 'pt')).toBe(portuguese);
});
