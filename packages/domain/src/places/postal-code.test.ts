import { describe, expect, it } from 'vitest';
import { languageOfPostalCode, parsePostalCode, provinceOfPostalCode } from './index';

describe('a postal code', () => {
  it.each(['01001', '10694', '28001', '52006', ' 10694 '])('%j is Spanish', (code) =>
    expect(parsePostalCode(code, 'ES')).toBe(code.trim()),
  );
  it.each(['', '00001', '53001', '99999', '1069', '106940', '10-694', '１０６９４', '1000-001'])('%j is not', (code) =>
    expect(parsePostalCode(code, 'ES')).toBeUndefined(),
  );
  it.each(['1000-001', '9980-024', '6060-999'])('%j is Portuguese', (code) =>
    expect(parsePostalCode(code, 'PT')).toBe(code),
  );
  it.each(['', '0999-001', '1000001', '1000-01', '1000-0001', '10694'])('%j is not', (code) =>
    expect(parsePostalCode(code, 'PT')).toBeUndefined(),
  );
  it.each([
    ['10694', 'es'],
    ['6060-999', 'pt'],
    ['', 'es'],
    ['SW1A 1AA', 'es'],
  ])('%j says who is written to in which language', (code, language) =>
    expect(languageOfPostalCode(code)).toBe(language),
  );
});

describe('the province that its first digits tell', () => {
  it.each([
    ['10694', 'ES', 'Cáceres'],
    ['01001', 'ES', 'Álava'],
    ['1000-001', 'PT', 'Lisboa'],
    ['9500-000', 'PT', 'Açores'],
    ['9000-000', 'PT', 'Madeira'],
    // Shared by Castelo Branco and Portalegre.
    ['6000-000', 'PT', undefined],
  ] as const)('of %s is %s', (code, country, name) => expect(provinceOfPostalCode(code, country)?.name).toBe(name));
});
