import type { ErrorKind } from '../error-kind';

export const inboxErrors = {
  /** WhatsApp takes texts only within 24 hours after the other side wrote; after that, templates alone (B38). */
  'inbox.windowClosed': 'conflict',
  /** Nobody is asked any more about an outing that is over, suspended or not shown (B82). */
  'inbox.notAsked': 'conflict',
} as const satisfies Record<string, ErrorKind>;
