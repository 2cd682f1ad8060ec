import type { CountedReservationsInput, CountedState, Period, StatisticsScope } from '@dehesa/domain/statistics';
import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, oneOf, text, typedOneOf, whole } from '../../../lib/addresses/address-view';
import { day } from '../statistics-view';

const code = (value: unknown) => {
  const read = text(2)(value);
  return read !== undefined && /^\d\d$/.test(read) ? read : undefined;
};

/** What the address of a number's reservations says: those in a state, or from a province; where nothing is said, those with places (B105). */
export const CountedView = addressView({
  scope: typedOneOf([1, 2]),
  from: day,
  to: day,
  state: oneOf(['pending', 'confirmed', 'waiting', 'holding'] satisfies readonly CountedState[]),
  country: oneOf(['ES', 'PT']),
  province: code,
  page: whole(40_000),
  size: oneOf(pageSizes),
});
export type CountedView = ReturnType<typeof CountedView.parse>;

/** The number whose reservations are wanted. */
export interface CountedNumber {
  scope: StatisticsScope;
  period: Period | null;
  of: CountedReservationsInput['of'];
}

/** The address that lists them. */
export function countedView({ scope, period, of }: CountedNumber): CountedView {
  return {
    ...(scope !== 'general' && { scope }),
    ...period,
    ...('state' in of ? of : { country: of.country, province: of.provinceCode }),
  };
}

/** The number that an address means. */
export function countedNumber({ scope, from, to, state, country, province }: CountedView): CountedNumber {
  return {
    scope: scope ?? 'general',
    period: from !== undefined && to !== undefined ? { from, to } : null,
    of:
      country !== undefined && province !== undefined
        ? { country, provinceCode: province }
        : { state: state ?? 'holding' },
  };
}
