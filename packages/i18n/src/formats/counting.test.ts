import { expect, it } from 'vitest';
import { countingIn } from './counting';

it.each([
  ['es', ['0 plazas', '1 plaza', '2 plazas', '1000000 plazas']],
  // In Portugal nothing is counted as many, in Brazil as one.
  ['pt', ['0 plazas', '1 plaza', '2 plazas', '1000000 plazas']],
  ['en', ['0 plazas', '1 plaza', '2 plazas', '1000000 plazas']],
] as const)('counts in %s', (language, said) => {
  const { counted } = countingIn(language);
  expect([0, 1, 2, 1_000_000].map((count) => counted(count, 'plaza', 'plazas'))).toEqual(said);
});
