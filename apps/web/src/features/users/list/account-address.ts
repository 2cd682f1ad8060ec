import { accountOrders } from '@dehesa/domain/users';
import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, oneOf, text, whole } from '../../../lib/addresses/address-view';

const month = (value: unknown) =>
  typeof value === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined;

/** What the address of a list says; anything it cannot mean is left out. */
export const AccountView = addressView({
  q: text(100),
  page: whole(10_000),
  size: oneOf(pageSizes),
  order: oneOf(accountOrders),
  dir: oneOf(['asc', 'desc']),
  role: oneOf([0, 1, 2, 3]),
  /** Of a gym's members: whose fee has run out, or is about to. */
  fee: oneOf(['expired', 'expiringSoon']),
  /** Of a gym's members: which of their dates lies in the month. */
  date: oneOf(['createdAt', 'feePaidOn', 'feeExpiresOn']),
  month,
});
export type AccountView = ReturnType<typeof AccountView.parse>;
