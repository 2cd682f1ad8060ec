import type { TerritoryId } from '@dehesa/domain/access';
import { addressView, oneOf, text, whole } from '../../lib/addresses/address-view';

/**
 * What the address says of an inbox: the page (from 1), what is searched for, unread ones alone, and the conversation; and
 * that ours is looked at where that of WhatsApp is elsewhere.
 */
export const InboxView = addressView({
  page: whole(10_000),
  q: text(100),
  unread: oneOf([true]),
  id: whole(),
  own: oneOf([true]),
});
export type InboxView = ReturnType<typeof InboxView.parse>;

export const conversationsPerPage = 25;

export interface InboxProps {
  territoryId: TerritoryId;
  view: InboxView;
  onView: (view: InboxView) => void;
}
