import type { StatisticsScope } from '@dehesa/domain/statistics';
import { addressView, oneOf, typedOneOf } from '../../lib/address-view';

/** What the address of the dashboard says: the territory and the country of the localities; without, all and Spain. */
export const DashboardView = addressView({ scope: typedOneOf([1, 2]), country: oneOf(['PT']) });
export type DashboardView = ReturnType<typeof DashboardView.parse>;

export interface DashboardViewProps {
  view: DashboardView;
  onViewChange: (view: DashboardView) => void;
}

export function scopeOf({ scope }: DashboardView): StatisticsScope {
  return scope ?? 'general';
}
