import { type Period, periodDates, StatisticsPeriod } from '@dehesa/domain/statistics';
import type { StatisticsView } from '../statistics-view';

/** The days that an address means: `null` for all there are, `undefined` where its own days make no period (B92). */
export function shownPeriod({ period, from, to }: StatisticsView, today: string): Period | null | undefined {
  if (period === undefined) return null;
  if (period !== 'dates') return periodDates(period, today);
  return StatisticsPeriod.safeParse({ from, to }).data;
}
