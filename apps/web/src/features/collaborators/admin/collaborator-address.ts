import { collaboratorOrders } from '@dehesa/domain/collaborators';
import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, either, oneOf, text, whole } from '../../../lib/addresses/address-view';

/** What the address of the list says; anything it cannot mean is left out. */
export const CollaboratorView = addressView({
  q: text(100),
  page: whole(10_000),
  size: oneOf(pageSizes),
  order: oneOf(collaboratorOrders),
  dir: oneOf(['asc', 'desc']),
  territory: oneOf([1, 2]),
  /** Who waits for the confirmation, or who has access. */
  state: oneOf(['pending', 'active']),
  /** The one in the panel, so that back closes it and reload keeps it. */
  show: whole(),
  /** The one in the form. */
  edit: either(oneOf(['new']), whole()),
});
export type CollaboratorView = ReturnType<typeof CollaboratorView.parse>;
