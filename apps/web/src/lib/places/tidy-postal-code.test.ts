import { expect, it } from 'vitest';
import { tidyPostalCode } from './tidy-postal-code';

it.each([
  ['1234567', 'PT', '1234-567'],
  ['1234-567', 'PT', '1234-567'],
  [' 1234 567 8', 'PT', '1234-567'],
  ['1234', 'PT', '1234'],
  ['12345', 'PT', '1234-5'],
  ['10 001', 'ES', '10001'],
  ['1234567', 'ES', '12345'],
  ['E-10695', 'ES', '10695'],
] as const)('%s in %s: %s', (typed, country, tidy) => {
  expect(tidyPostalCode(typed, country)).toBe(tidy);
});
