import { addressView, oneOf, typedWhole } from '../../../lib/addresses/address-view';

export const moveFilters = ['all', 'open', 'accepted', 'cancelled', 'notReached'] as const;

/** What the address of a suspended outing says besides the activity; anything it cannot mean is left out. */
export const OutingView = addressView({ ver: oneOf(moveFilters), page: typedWhole(10_000) });
export type OutingView = ReturnType<typeof OutingView.parse>;

export const movesPerPage = 50;
