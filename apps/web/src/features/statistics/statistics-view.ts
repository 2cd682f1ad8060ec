import type { StatisticsScope } from '@dehesa/domain/statistics';
import { addressView, oneOf, typedOneOf } from '../../lib/addresses/address-view';

/** What the address of the dashboard says: the territory and the country of the localities; without, all and Spain. */
export const StatisticsView = addressView({ scope: typedOneOf([1, 2]), country: oneOf(['PT']) });
export type StatisticsView = ReturnType<typeof StatisticsView.parse>;

export interface StatisticsViewProps {
  view: StatisticsView;
  onViewChange: (view: StatisticsView) => void;
}

export function scopeOf({ scope }: StatisticsView): StatisticsScope {
  return scope ?? 'general';
}
