import { expect, it } from 'vitest';
import { es, pt } from './activity-series';

it.each([
  [1, 6, 'el primer sábado', 'no primeiro sábado'],
  [2, 7, 'el segundo domingo', 'no segundo domingo'],
  [3, 1, 'el tercer lunes', 'na terceira segunda-feira'],
  [4, 3, 'el cuarto miércoles', 'na quarta quarta-feira'],
  [-1, 5, 'el último viernes', 'na última sexta-feira'],
])('the weekday %i of %i', (nth, weekday, spanish, portuguese) => {
  expect(es.nthWeekday(nth, weekday)).toBe(spanish);
  expect(pt.nthWeekday(nth, weekday)).toBe(portuguese);
});

it('tells one from several', () => {
  expect(es.rule.times(es.rule.weekly(1, 'sábado'), 1)).toBe('Cada semana: sábado, 1 vez');
  expect(pt.rule.until(pt.rule.monthlyByDay(2, 15), '01/12/2026')).toBe('De 2 em 2 meses, no dia 15, até 01/12/2026');
});
