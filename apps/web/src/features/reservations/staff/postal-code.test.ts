import { describe, expect, it } from 'vitest';
import { suggestedProvince, tidyPostalCode } from './postal-code';

describe('tidyPostalCode', () => {
  it.each([
    ['1234567', 'pt', '1234-567'],
    ['1234-567', 'pt', '1234-567'],
    [' 1234-567 ', 'pt', '1234-567'],
    ['12345', 'pt', '12345'],
    ['10001', 'es', '10001'],
    ['1234567', 'es', '1234567'],
  ] as const)('%s in %s: %s', (typed, language, tidy) => {
    expect(tidyPostalCode(typed, language)).toBe(tidy);
  });
});

describe('suggestedProvince', () => {
  it.each([
    { code: '10001', province: '', language: 'es', suggested: 'Cáceres' },
    { code: '06002', province: '  ', language: 'es', suggested: 'Badajoz' },
    { code: '10001', province: 'Toledo', language: 'es', suggested: undefined },
    { code: '10', province: '', language: 'es', suggested: undefined },
    { code: '99999', province: '', language: 'es', suggested: undefined },
    { code: '1000-001', province: '', language: 'pt', suggested: 'Lisboa' },
    { code: '6000-001', province: '', language: 'pt', suggested: undefined },
  ] as const)('$code, "$province" in $language: $suggested', ({ code, province, language, suggested }) => {
    expect(suggestedProvince(code, province, language)).toBe(suggested);
  });
});
