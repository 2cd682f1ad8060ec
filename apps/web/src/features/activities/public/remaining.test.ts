import { expect, it } from 'vitest';
import { remaining } from './remaining';

it.each([
  [-5, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 0, 1],
  [59_999, 0, 0, 1, 0],
  [3_600_000, 0, 1, 0, 0],
  [90_061_000, 1, 1, 1, 1],
])('%i ms left', (milliseconds, days, hours, minutes, seconds) => {
  expect(remaining(milliseconds)).toEqual({ days, hours, minutes, seconds });
});
