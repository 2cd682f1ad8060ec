import type { ErrorKind } from '../error-kind';

export const messageErrors = {
  /** B35: what a message that had to wait would say is not so any more. */
  'messages.notDue': 'conflict',
  /** B36: a template may only use the fields of its record groups. */
  'messages.unknownField': 'invalid',
  'messages.templateInvalid': 'invalid',
  /** Subject, type, language and body are required (D16). */
  'messages.templateIncomplete': 'invalid',
  /** Somebody else saved the template since it was read. */
  'messages.changedMeanwhile': 'conflict',
  /** A message has one text in a language and on a channel. */
  'messages.templateExists': 'conflict',
  /** No mail server is set up to send a test with. */
  'messages.mailNotConfigured': 'conflict',
  /** The mail server was not reached or did not take the test; `reason` is its answer. */
  /** Nothing was said to the mail server: its address is not allowed, or it offers no encryption. */
  'messages.serverRefused': 'invalid',
  'messages.testFailed': 'conflict',
  /** B38: the territory has no account to send from. */
  'messages.whatsappNotConfigured': 'conflict',
  /** B38: nobody to send it to: the booker's number is not a mobile telephone that WhatsApp reaches. */
  'messages.whatsappNoPhone': 'conflict',
  /** B38: an approved template has no parts that come and go. */
  'messages.whatsappSections': 'invalid',
  /** B90: somebody reads a language that the text to them was not written in. */
  'messages.textMissing': 'invalid',
  /** B90: no e-mail reaches any of those who were chosen. */
  'messages.nobodyReached': 'conflict',
} as const satisfies Record<string, ErrorKind>;
