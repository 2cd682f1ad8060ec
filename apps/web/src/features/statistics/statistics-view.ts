import type { StatisticsScope } from '@dehesa/domain/statistics';
import { addressView, oneOf, text, typedOneOf } from '../../lib/addresses/address-view';

/** A day as it stands in an address; whether there is such a day is looked at where it is used. */
export const day = (value: unknown) => {
  const read = text(10)(value);
  return read !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(read) ? read : undefined;
};

/**
 * What the address of the dashboard says: the territory and the country of the localities; without, all and Spain. The period,
 * with its days where they are one's own, and whether it is set beside the year before (B92); without, everything there ever was.
 */
export const StatisticsView = addressView({
  scope: typedOneOf([1, 2]),
  country: oneOf(['PT']),
  period: oneOf(['month', 'season', 'year', 'lastYear', 'dates']),
  from: day,
  to: day,
  compare: oneOf([true]),
});
export type StatisticsView = ReturnType<typeof StatisticsView.parse>;

export interface StatisticsViewProps {
  view: StatisticsView;
  onViewChange: (view: StatisticsView) => void;
}

export function scopeOf({ scope }: StatisticsView): StatisticsScope {
  return scope ?? 'general';
}
