import type { ErrorKind } from '../error-kind';

export const inboxErrors = {
  /** WhatsApp takes texts only within 24 hours after the other side wrote; after that, templates alone (B38). */
  'inbox.windowClosed': 'conflict',
  /** Nobody is asked any more about an outing that is over, suspended or not shown (B82). */
  'inbox.notAsked': 'conflict',
  /** A group has from five to 200 people, an adult among them (B83). */
  'inbox.groupSize': 'invalid',
  /** Somebody has made a reservation of the group's request already (B83). */
  'inbox.alreadyConverted': 'conflict',
} as const satisfies Record<string, ErrorKind>;
