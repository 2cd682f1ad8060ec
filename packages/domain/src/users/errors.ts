import type { ErrorKind } from '../errors';

export const userErrors = {
  'users.emailTaken': 'conflict',
  'users.incomplete': 'invalid',
} as const satisfies Record<string, ErrorKind>;
