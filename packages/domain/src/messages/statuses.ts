/** What a message goes by. */
export const messageChannels = ['email', 'whatsapp'] as const;

/**
 * queued: waits for its turn; sending: handed over, no answer yet; sent: taken by the far side; delivered, read: on the
 * recipient's telephone (WhatsApp tells); kept: nothing is set up to send with, readable in the log; suppressed: its
 * address was refused for good before; failed: given up.
 */
export const messageStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'kept',
  'suppressed',
  'failed',
] as const;
