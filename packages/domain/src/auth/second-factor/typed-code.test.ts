import { expect, it } from 'vitest';
import { readTypedCode, showRecoveryCode } from './typed-code';

it.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['123-456', { kind: 'totp', code: '123456' }],
  ['abcde-fghj2', { kind: 'recovery', code: 'ABCDEFGHJ2' }],
  ['ABCDE FGHJ2', { kind: 'recovery', code: 'ABCDEFGHJ2' }],
  ['ABCDE–FGHJ2', { kind: 'recovery', code: 'ABCDEFGHJ2' }],
  ['12345', { kind: 'none' }],
  ['12345a', { kind: 'none' }],
  ['a12345', { kind: 'none' }],
  ['1234567', { kind: 'none' }],
  // O, I, 0 and 1 are in no code.
  ['ABCDE-FGHJ0', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%j is read as %j', (typed, read) => {
  expect(readTypedCode(typed)).toEqual(read);
});

it('shows a recovery code so that it is read again', () => {
  expect(showRecoveryCode('ABCDEFGHJ2')).toBe('ABCDE-FGHJ2');
  expect(readTypedCode(showRecoveryCode('ABCDEFGHJ2'))).toEqual({ kind: 'recovery', code: 'ABCDEFGHJ2' });
});
