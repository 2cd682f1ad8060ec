import { describe, expect, it } from 'vitest';
import { provinceByName, provinces } from './index';

describe('a province by its name', () => {
  it.each([
    ['Araba/Álava', '01'],
    ['ARABA', '01'],
    ['alava', '01'],
    ['Alacant', '03'],
    ['Alacant/Alicante', '03'],
    ['Alicante/Alacant', '03'],
    ['Baleares', '07'],
    ['Islas Baleares', '07'],
    ['Balears, Illes', undefined],
    ['Castelló', '12'],
    ['Castelló/Castellón', '12'],
    ['Castellón de la Plana', '12'],
    ['La Coruña', '15'],
    ['Coruña', '15'],
    ['Coruña (A)', '15'],
    ['Gerona', '17'],
    ['Guipúzcoa', '20'],
    ['Lérida', '25'],
    ['Orense', '32'],
    ['Palmas (Las)', '35'],
    ['Rioja (La)', '26'],
    ['Tenerife', '38'],
    ['València', '46'],
    ['València/Valencia', '46'],
    ['Vizcaya', '48'],
    [' caceres ', '10'],
    ['Cáceres', '10'],
    ['Lisboa', undefined],
    ['', undefined],
    ['/', undefined],
  ])('%j in Spain is %s', (name, code) => expect(provinceByName(name, 'ES')?.code).toBe(code));

  it.each([
    ['Castelo Branco', '05'],
    ['SANTAREM', '14'],
    ['Azores', '20'],
    ['Açores', '20'],
    ['Lisbon', '11'],
    ['Madeira', '30'],
    ['Cáceres', undefined],
  ])('%j in Portugal is %s', (name, code) => expect(provinceByName(name, 'PT')?.code).toBe(code));

  it('knows every province by its own name', () => {
    for (const province of provinces) expect(provinceByName(province.name, province.country)).toBe(province);
  });
});
