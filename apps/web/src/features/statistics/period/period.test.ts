import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { describe, expect, it } from 'vitest';
import { StatisticsView } from '../statistics-view';
import { differenceOf, pointsBetween } from './differences';
import { shownPeriod } from './shown-period';

const spring = { from: '2026-03-01', to: '2026-05-31' };

describe('the period of an address (B92)', () => {
  it.each([
    [{}, null],
    [{ period: 'season' }, spring],
    [
      { period: 'lastYear', from: '2026-03-01' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [{ period: 'dates', ...spring }, spring],
    [{ period: 'dates', from: '2026-03-01' }, undefined],
    [{ period: 'dates', from: '2026-02-31', to: '2026-05-31' }, undefined],
    [{ period: 'dates', from: '2026-05-31', to: '2026-03-01' }, undefined],
    [{ period: 'century' }, null],
  ])('%j is %j', (address, period) => {
    expect(shownPeriod(StatisticsView.parse(address), '2026-04-10')).toEqual(period);
  });

  it('is compared where it says so', () => {
    expect(StatisticsView.parse({ period: 'year', compare: true }).compare).toBe(true);
    expect(StatisticsView.parse({ period: 'year', compare: 'x' }).compare).toBeUndefined();
  });
});

describe('a difference', () => {
  const { period: es } = statistics.es;
  const { period: pt } = statistics.pt;

  it.each([
    [12, 10, '2 más (+20 %)', 'mais 2 (+20%)'],
    [5, 10, '5 menos (−50 %)', 'menos 5 (−50%)'],
    [1, 0, '1 más', 'mais 1'],
    [0, 0, 'Igual', 'Igual'],
  ])('of %d and %d is told in words and with its sign', (now, before, inSpanish, inPortuguese) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(differenceOf(now, before, es, 'es'))).toBe(inSpanish);
    expect(plain(differenceOf(now, before, pt, 'pt'))).toBe(inPortuguese);
  });

  it.each([
    [0.5, 0.49, '1 punto más', 'mais 1 ponto'],
    [0.2, 0.5, '30 puntos menos', 'menos 30 pontos'],
    [0.501, 0.502, 'Igual', 'Igual'],
  ])('of the shares %d and %d is told in points', (now, before, inSpanish, inPortuguese) => {
    expect(pointsBetween(now, before, es, 'es')).toBe(inSpanish);
    expect(pointsBetween(now, before, pt, 'pt')).toBe(inPortuguese);
  });
});
