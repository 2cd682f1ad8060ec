import { expect, it } from 'vitest';
import { hiddenEmail } from './hidden-email';

it.each([
  ['carmen@example.org', 'c•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['"x@y"@example.org', '"•••@example.org'],
  ['', ''],
  ['@example.org', ''],
])('%s reads as %s', (email, expected) => {
  expect(hiddenEmail(email)).toBe(expected);
});
