import type { ErrorKind } from '../errors';

export const messageErrors = {
  /** B36: a template may only use the fields of its record groups. */
  'messages.unknownField': 'invalid',
  'messages.templateInvalid': 'invalid',
  /** B38: the territory has no account to send from. */
  'messages.whatsappNotConfigured': 'conflict',
} as const satisfies Record<string, ErrorKind>;
