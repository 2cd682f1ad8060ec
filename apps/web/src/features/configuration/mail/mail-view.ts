import { messageChannels, messageStatuses } from '@dehesa/domain/messages';
import { either, oneOf, text, whole } from '../../../lib/address-view';

/** What the address says of the tab "Correo": the open template, which one it begins as a copy of, and the log's own words. */
export const mailReaders = {
  template: either(whole(), oneOf(['new'])),
  copy: whole(),
  q: text(100),
  status: oneOf(messageStatuses),
  channel: oneOf(messageChannels),
  page: whole(10_000),
  id: whole(),
};
