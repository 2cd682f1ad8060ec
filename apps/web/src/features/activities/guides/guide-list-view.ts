import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, either, oneOf, text, whole } from '../../../lib/addresses/address-view';

/** What the address of the list of guides says. */
export const GuideListView = addressView({
  q: text(100),
  page: whole(10_000),
  size: oneOf(pageSizes),
  /** The guide whose form is open. */
  edit: either(oneOf(['new']), whole()),
});
export type GuideListView = ReturnType<typeof GuideListView.parse>;
