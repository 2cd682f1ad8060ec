import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { LocalitySearch, MunicipalitySearch, PostalCodeInput } from './schema';

const language = 'pt';

it.each([
  [{ language, code: '6060-999' }, []],
  [{ language: 'en', code: '' }, []],
  [{ language: 'fr', code: '1' }, ['language: invalid_value']],
  [{ language, code: '1'.repeat(20) }, []],
  [{ language, code: '1'.repeat(21) }, ['code: too_big']],
])('a postal code %j: %j', (input, why) => expect(refusals(PostalCodeInput, input)).toEqual(why));

describe('a locality that is searched', () => {
  it.each([
    [{}, []],
    [{ provinceCode: '05' }, []],
    [{ provinceCode: '5' }, ['provinceCode: too_small', 'provinceCode: invalid_format']],
    [{ provinceCode: '005' }, ['provinceCode: too_big', 'provinceCode: invalid_format']],
    [{ provinceCode: 'CC' }, ['provinceCode: invalid_format']],
    [{ query: 'a'.repeat(100) }, []],
    [{ query: 'a'.repeat(101) }, ['query: too_big']],
  ])('with %j: %j', (change, why) => {
    expect(refusals(LocalitySearch, { language, query: 'Idanha', ...change })).toEqual(why);
  });
});

describe('a municipality that is searched', () => {
  it('is one of twenty unless asked otherwise', () => {
    expect(MunicipalitySearch.parse({ query: 'Tor' })).toEqual({ query: 'Tor', limit: 20 });
    expect(MunicipalitySearch.parse({ query: 'Tor', limit: 5 }).limit).toBe(5);
  });

  it.each([
    [{ limit: 1 }, []],
    [{ limit: 50 }, []],
    [{ limit: 0 }, ['limit: too_small']],
    [{ limit: 51 }, ['limit: too_big']],
    [{ limit: 1.5 }, ['limit: invalid_type']],
    [{ query: 'a'.repeat(101) }, ['query: too_big']],
  ])('with %j: %j', (change, why) => {
    expect(refusals(MunicipalitySearch, { query: 'Tor', ...change })).toEqual(why);
  });
});
