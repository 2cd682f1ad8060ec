import { expect, it } from 'vitest';
import { typedDate } from './date-field';

it.each([
  ['05/09/2026', '2026-09-05'],
  ['5-9-2026', '2026-09-05'],
  [' 29.02.2028 ', '2028-02-29'],
  ['29/02/2026', null],
  ['2026-09-05', null],
  ['09/25/2026', null],
  ['mañana', null],
])('%s is read as %s', (typed, expected) => expect(typedDate(typed)).toBe(expected));
