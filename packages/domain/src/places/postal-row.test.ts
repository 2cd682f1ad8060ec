import { describe, expect, it } from 'vitest';
import { districtOfConcelho, parsePostalRow, portuguesePlaceName, spanishPlaceName } from './index';

const spanish = [
  'ES',
  '10694',
  'Torrejon El Rubio',
  'Extremadura',
  'EX',
  'Cáceres',
  'CC',
  'Toril',
  '10182',
  '39.77',
  '-6.01',
  '3',
];
const portuguese = [
  'PT',
  '6060-999',
  'Idanha-A-Nova',
  'Castelo Branco',
  '06',
  'Idanha-a-Nova',
  '0505',
  'X',
  '',
  '39.92',
  '-7.24',
  '',
];
const change = (cells: readonly string[], at: number, value: string) => cells.with(at, value).join('\t');

describe('a line of a postal file', () => {
  it('is a row, with twelve columns or with eleven', () => {
    const row = {
      country: 'ES',
      code: '10694',
      place: 'Torrejon El Rubio',
      municipality: 'Toril',
      municipalityCode: '10182',
      provinceCode: '10',
      latitude: 39.77,
      longitude: -6.01,
      accuracy: 3,
    };
    expect(parsePostalRow(spanish.join('\t'))).toEqual({ row });
    expect(parsePostalRow(spanish.slice(0, 11).join('\t'))).toEqual({ row: { ...row, accuracy: null } });
  });

  it('has the district of its concelho, not GeoNames’ number', () => {
    expect(parsePostalRow(portuguese.join('\t'))).toMatchObject({
      row: { place: 'Idanha-a-Nova', municipality: 'Idanha-a-Nova', municipalityCode: '0505', provinceCode: '05' },
    });
    expect(['0505', '1106', '3103', '3201', '4101', '4901'].map(districtOfConcelho)).toEqual([
      '05',
      '11',
      '30',
      '30',
      '20',
      '20',
    ]);
  });

  it('has the province of its plate letters, else of its municipality, else of its digits', () => {
    const across = ['ES', '01118', 'Bajauri', '', '', 'Burgos', 'BU', 'Bernedo', '01016', '42.7', '-2.6', '4'];
    const provinceOf = (cells: string[]) => parsePostalRow(cells.join('\t'));
    expect(provinceOf(across)).toMatchObject({ row: { provinceCode: '09' } });
    expect(provinceOf(across.with(6, '').with(8, '09109'))).toMatchObject({ row: { provinceCode: '09' } });
    expect(provinceOf(across.with(6, '').with(8, ''))).toMatchObject({ row: { provinceCode: '01' } });
  });

  it.each([
    ['no point', spanish.with(9, '').with(10, ''), { latitude: null, longitude: null }],
    ['a pole', spanish.with(9, '90').with(10, '180'), { latitude: 90, longitude: 180 }],
    ['the other pole', spanish.with(9, '-90').with(10, '-180'), { latitude: -90, longitude: -180 }],
    ['blanks around its cells', spanish.with(0, ' ES ').with(7, ' Toril '), { country: 'ES', municipality: 'Toril' }],
    ['long names', spanish.with(2, 'x'.repeat(200)).with(7, 'y'.repeat(200)), { municipality: 'y'.repeat(200) }],
    ['an accuracy of two digits', spanish.with(11, '13'), { accuracy: null }],
    ['an accuracy beyond the scale', spanish.with(11, '7'), { accuracy: null }],
    ['a municipality of six digits', spanish.with(8, '101820'), { municipalityCode: '' }],
    ['a municipality of letters', spanish.with(8, 'x10182'), { municipalityCode: '' }],
    ['a concelho of three digits', portuguese.with(1, '7800-001').with(6, '020'), { provinceCode: '02' }],
    ['a concelho of five digits', portuguese.with(1, '7800-001').with(6, '05050'), { provinceCode: '02' }],
    ['a concelho of letters', portuguese.with(1, '7800-001').with(6, 'x0505'), { provinceCode: '02' }],
    ['Toledo', spanish.with(6, '').with(8, '45168'), { provinceCode: '45' }],
    ['the Azores by the same digits', portuguese.with(6, '4501'), { provinceCode: '20' }],
  ])('may have %s', (_what, cells, row) => expect(parsePostalRow(cells.join('\t'))).toMatchObject({ row }));

  it.each([
    ['columns', 'ES\t10694\tToril'],
    ['columns', ''],
    ['columns', [...spanish, 'x'].join('\t')],
    ['encoding', change(spanish, 2, 'Torrej\uFFFDn')],
    ['encoding', change(spanish, 2, 'Torrejon\u0000')],
    ['country', change(spanish, 0, 'FR')],
    ['code', change(spanish, 1, '1069')],
    ['code', change(spanish, 1, '53001')],
    ['code', change(portuguese, 1, '6060999')],
    ['place', change(spanish, 2, ' ')],
    ['place', change(spanish, 2, 'x'.repeat(201))],
    ['place', change(spanish, 7, 'x'.repeat(201))],
    ['province', spanish.with(6, '').with(8, '99001').join('\t')],
    ['province', change(portuguese, 6, '9901')],
    ['province', change(portuguese, 6, '').replace('6060', '6000')],
    ['coordinates', change(spanish, 9, 'north')],
    ['coordinates', change(spanish, 9, '91')],
    ['coordinates', change(spanish, 9, '')],
    ['coordinates', change(spanish, 10, '')],
    ['coordinates', change(spanish, 10, '-181')],
  ])('is rejected for its %s: %j', (fault, line) => expect(parsePostalRow(line)).toEqual({ fault }));
});

describe('the names of places', () => {
  it.each([
    ['Idanha-A-Nova', 'Idanha-a-Nova'],
    ['Montemor-O-Novo', 'Montemor-o-Novo'],
    ['Várzea da Ovelha E Aliviada', 'Várzea da Ovelha e Aliviada'],
    ['Freixo de Espada À Cinta', 'Freixo de Espada à Cinta'],
    ['A dos Cunhados', 'A dos Cunhados'],
    ['Zona E', 'Zona E'],
  ])('%s in Portugal is %s', (name, written) => expect(portuguesePlaceName(name)).toBe(written));
  it.each([
    ['Casas De La Vega', 'Casas de la Vega'],
    ['Villafranca Del Bierzo', 'Villafranca del Bierzo'],
    ['San Lorenzo De El Escorial', 'San Lorenzo de El Escorial'],
    ['Urbanizacion La Vega', 'Urbanizacion La Vega'],
    ['La Pesga', 'La Pesga'],
    ['  Villar   Del  Rey ', 'Villar del Rey'],
  ])('%s in Spain is %s', (name, written) => expect(spanishPlaceName(name)).toBe(written));
});
