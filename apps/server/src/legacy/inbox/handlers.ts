import { countUnreadOfAccount } from '@dehesa/services/inbox';
import { requires } from '../requires';
import { wireText } from '../wire-values';

/** /crm-mensajes-count: `fbid` is a territory's WhatsApp identifier. */
export const unreadCountCall = requires('messages.read', async ({ services, body }) => ({
  error: false,
  value: await countUnreadOfAccount(services, wireText(body, 'fbid').trim()),
}));
