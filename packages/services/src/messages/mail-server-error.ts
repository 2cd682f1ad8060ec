/** A mail server that was not reached or did not take a message. Its text goes into the log: never a password in it (B35). */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
}
