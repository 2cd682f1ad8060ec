import { expect, it } from 'vitest';
import { checkCredentials, checkEmail } from './check-credentials';

it.each([
  ['', '', 'incomplete'],
  ['ana@example.test', '', 'incomplete'],
  ['', 'secreto', 'incomplete'],
  ['  ', 'secreto', 'incomplete'],
  ['ana@example.test', '   ', 'incomplete'],
  ['ana', 'secreto', 'emailInvalid'],
  ['ana@example', 'secreto', 'emailInvalid'],
  ['ana example@example.test', 'secreto', 'emailInvalid'],
  ['ana@example.test', 'secreto', undefined],
  [' ana@example.test ', 'secreto', undefined],
])('%j with %j: %s (U3)', (email, password, problem) => {
  expect(checkCredentials(email, password)).toBe(problem);
});

it.each([
  ['', 'incomplete'],
  ['ana', 'emailInvalid'],
  ['ana@example.test', undefined],
])('recovery with %j: %s', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});
