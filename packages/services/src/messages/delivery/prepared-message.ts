/** A message that is ready to leave, and what the log keeps of it. */
export interface PreparedMessage {
  log: { subject: string; html: string; text: string };
  /** Null where nothing is set up to send it with. */
  send: (() => Promise<{ providerId: string }>) | null;
}
