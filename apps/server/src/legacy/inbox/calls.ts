import { countUnreadOfAccount } from '@dehesa/services/inbox';
import { sent, text } from '../body';
import { legacyCall } from '../call';
import { DoneWithNumber } from '../shapes';

export const inboxCalls = [
  legacyCall({
    path: '/crm-mensajes-count',
    summary: 'Unread WhatsApp messages of a territory, by its identifier.',
    who: 'messages.read',
    body: sent({ fbid: text }),
    answer: DoneWithNumber,
    handle: async ({ fbid }, { services }) => ({
      error: false,
      value: await countUnreadOfAccount(services, fbid.trim()),
    }),
  }),
];
