import { describe, expect, it } from 'vitest';
import { provinceOfPlate } from './plate-letters';
import { postalImportFailure, postalImportFailures } from './postal-import';
import { provinceOfPostalCode, provinces, provincesOf } from './provinces';

describe('the provinces', () => {
  it('are the 52 of Spain and the 20 districts of Portugal, each with a code of its own', () => {
    for (const [country, count] of [
      ['ES', 52],
      ['PT', 20],
    ] as const) {
      const own = provincesOf(country);
      expect(own.map((one) => one.country)).toEqual(own.map(() => country));
      expect(new Set(own.map(({ code }) => code)).size).toBe(count);
    }
    expect(provinces).toHaveLength(72);
  });

  // The capitals' codes, as they stand on letters.
  it.each([
    ['01001', 'ES', 'Álava'],
    ['06001', 'ES', 'Badajoz'],
    ['10001', 'ES', 'Cáceres'],
    ['41001', 'ES', 'Sevilla'],
    ['52001', 'ES', 'Melilla'],
    ['53001', 'ES', undefined],
    ['2000-001', 'PT', undefined],
    ['2200-001', 'PT', 'Santarém'],
    ['3000-001', 'PT', undefined],
    ['3300-001', 'PT', 'Coimbra'],
    ['3700-001', 'PT', 'Aveiro'],
    ['4000-001', 'PT', 'Porto'],
    ['5300-001', 'PT', 'Bragança'],
    ['5400-001', 'PT', 'Vila Real'],
    ['6400-001', 'PT', 'Guarda'],
    ['7000-001', 'PT', 'Évora'],
    ['7300-001', 'PT', 'Portalegre'],
    ['7500-001', 'PT', 'Setúbal'],
    ['7800-001', 'PT', 'Beja'],
    ['8000-001', 'PT', 'Faro'],
  ] as const)('%s in %s lies in %s', (code, country, name) => {
    expect(provinceOfPostalCode(code, country)?.name).toBe(name);
  });

  it.each([
    ['VI', '01'],
    ['CC', '10'],
    ['BA', '06'],
    ['PM', '07'],
    ['GC', '35'],
    ['ME', '52'],
    ['XX', undefined],
    ['', undefined],
    ['cc', undefined],
  ])('the plate letters %j are those of %s', (plate, code) => expect(provinceOfPlate(plate)).toBe(code));
});

describe('an import that failed', () => {
  it.each(postalImportFailures)('because of %s says so', (failure) =>
    expect(postalImportFailure(failure)).toBe(failure),
  );
  it.each(['record.notFound', 'Error', ''])('because of %j is a fault', (code) =>
    expect(postalImportFailure(code)).toBe('fault'),
  );
});
