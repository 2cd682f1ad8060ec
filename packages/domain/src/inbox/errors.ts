import type { ErrorKind } from '../error-kind';

export const inboxErrors = {
  /** WhatsApp takes texts only within 24 hours after the other side wrote; after that, templates alone (B38). */
  'inbox.windowClosed': 'conflict',
} as const satisfies Record<string, ErrorKind>;
