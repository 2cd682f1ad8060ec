/** queued: waits for its turn; sending: handed over, no answer yet; kept: no mail server is set up, readable in the log. */
export const messageStatuses = ['queued', 'sending', 'sent', 'kept', 'failed'] as const;
