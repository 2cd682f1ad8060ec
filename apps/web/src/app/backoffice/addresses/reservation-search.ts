import { addressView, oneOf, typedOneOf, typedText, typedWhole } from '../../../lib/addresses/address-view';

/** What the addresses of the reservation screens carry; what is not understood is left out. */
export const ReservationListSearch = addressView({
  page: typedWhole(10_000),
  search: typedText(100),
  territory: typedOneOf([1, 2]),
});

export const ReservationBoardSearch = addressView({
  /** The activity. */
  id: typedWhole(),
  /** The column that narrow screens show. */
  status: typedOneOf([1, 2, 3]),
  shift: typedText(50),
  search: typedText(100),
});

export const ReservationEditSearch = addressView({
  /** The reservation; absent for a new one. */
  id: typedWhole(),
  /** The activity of a new one. */
  actividad: typedWhole(),
  from: oneOf(['view', 'colaboradores']),
});
