import { provinces } from '@dehesa/domain/places';
import {
  type PeriodStatistics,
  PeriodStatisticsInput,
  type ProvinceChange,
  yearBefore,
} from '@dehesa/domain/statistics';
import { authorize, type ServiceContext } from '../../context';
import { freshStatistics } from '../fresh-statistics';
import { readFigures } from './read-figures';
import { readMonths } from './read-months';
import { type ProvinceRow, readProvinces } from './read-provinces';

/**
 * What took or takes place in a period, by the date in force, with the same dates a year before where that is asked for, within
 * the actor's reach (B21, B92). All of it is as old as `computedAt` says.
 */
export async function periodStatistics(ctx: ServiceContext, input: PeriodStatisticsInput): Promise<PeriodStatistics> {
  authorize(ctx, 'activities.manage');
  const { scope, period, compare } = PeriodStatisticsInput.parse(input);
  const computedAt = await freshStatistics(ctx);
  const spans = { now: period, before: compare ? yearBefore(period) : null };
  const [figures, origins, months] = await Promise.all([
    readFigures(ctx, scope, spans),
    readProvinces(ctx, scope, spans),
    readMonths(ctx, scope, { until: period.to, compare }),
  ]);
  return {
    computedAt,
    figures: figures.now,
    before: compare ? figures.before : null,
    provinces: changesOf(origins, 'ES', compare),
    districts: changesOf(origins, 'PT', compare),
    months,
  };
}

/** The most frequent of the period first; also those from where nobody comes any more. */
function changesOf(rows: readonly ProvinceRow[], country: 'ES' | 'PT', compare: boolean): ProvinceChange[] {
  const totals = new Map(rows.filter((row) => row.country === country).map((row) => [row.provinceCode, row]));
  return provinces
    .flatMap(({ country: of, code, name }) => {
      const row = of === country ? totals.get(code) : undefined;
      return row === undefined ? [] : [{ code, name, total: row.total, before: compare ? row.before : null }];
    })
    .toSorted((a, b) => b.total - a.total || (b.before ?? 0) - (a.before ?? 0) || a.code.localeCompare(b.code));
}
