import type { Country } from '../identity/index';

/** A province of Spain or a district of Portugal: the first two digits of INE's codes in either country. */
export interface Province {
  readonly code: string;
  readonly country: Country;
  readonly name: string;
}

const spain = [
  ['01', 'Álava'],
  ['02', 'Albacete'],
  ['03', 'Alicante'],
  ['04', 'Almería'],
  ['05', 'Ávila'],
  ['06', 'Badajoz'],
  ['07', 'Illes Balears'],
  ['08', 'Barcelona'],
  ['09', 'Burgos'],
  ['10', 'Cáceres'],
  ['11', 'Cádiz'],
  ['12', 'Castellón'],
  ['13', 'Ciudad Real'],
  ['14', 'Córdoba'],
  ['15', 'A Coruña'],
  ['16', 'Cuenca'],
  ['17', 'Girona'],
  ['18', 'Granada'],
  ['19', 'Guadalajara'],
  ['20', 'Gipuzkoa'],
  ['21', 'Huelva'],
  ['22', 'Huesca'],
  ['23', 'Jaén'],
  ['24', 'León'],
  ['25', 'Lleida'],
  ['26', 'La Rioja'],
  ['27', 'Lugo'],
  ['28', 'Madrid'],
  ['29', 'Málaga'],
  ['30', 'Murcia'],
  ['31', 'Navarra'],
  ['32', 'Ourense'],
  ['33', 'Asturias'],
  ['34', 'Palencia'],
  ['35', 'Las Palmas'],
  ['36', 'Pontevedra'],
  ['37', 'Salamanca'],
  ['38', 'Santa Cruz de Tenerife'],
  ['39', 'Cantabria'],
  ['40', 'Segovia'],
  ['41', 'Sevilla'],
  ['42', 'Soria'],
  ['43', 'Tarragona'],
  ['44', 'Teruel'],
  ['45', 'Toledo'],
  ['46', 'Valencia'],
  ['47', 'Valladolid'],
  ['48', 'Bizkaia'],
  ['49', 'Zamora'],
  ['50', 'Zaragoza'],
  ['51', 'Ceuta'],
  ['52', 'Melilla'],
] as const;

const portugal = [
  ['01', 'Aveiro'],
  ['02', 'Beja'],
  ['03', 'Braga'],
  ['04', 'Bragança'],
  ['05', 'Castelo Branco'],
  ['06', 'Coimbra'],
  ['07', 'Évora'],
  ['08', 'Faro'],
  ['09', 'Guarda'],
  ['10', 'Leiria'],
  ['11', 'Lisboa'],
  ['12', 'Portalegre'],
  ['13', 'Porto'],
  ['14', 'Santarém'],
  ['15', 'Setúbal'],
  ['16', 'Viana do Castelo'],
  ['17', 'Vila Real'],
  ['18', 'Viseu'],
  ['20', 'Açores'],
  ['30', 'Madeira'],
] as const;

/** First two digits of the Portuguese postal codes that lie in one district only; the others are shared. */
const portugueseZones: Readonly<Record<string, string>> = {
  10: '11',
  11: '11',
  12: '11',
  13: '11',
  14: '11',
  15: '11',
  16: '11',
  17: '11',
  18: '11',
  19: '11',
  22: '14',
  23: '14',
  26: '11',
  27: '11',
  33: '06',
  37: '01',
  38: '01',
  40: '13',
  41: '13',
  42: '13',
  43: '13',
  44: '13',
  52: '04',
  53: '04',
  54: '17',
  64: '09',
  70: '07',
  71: '07',
  73: '12',
  75: '15',
  76: '02',
  77: '02',
  78: '02',
  79: '02',
  80: '08',
  81: '08',
  82: '08',
  83: '08',
  84: '08',
  85: '08',
  86: '08',
  87: '08',
  88: '08',
  89: '08',
  90: '30',
  91: '30',
  92: '30',
  93: '30',
  94: '30',
  95: '20',
  96: '20',
  97: '20',
  98: '20',
  99: '20',
};

/** The 52 provinces of Spain and the 20 districts of Portugal. */
export const provinces: readonly Province[] = [
  ...spain.map(([code, name]) => ({ code, country: 'ES' as const, name })),
  ...portugal.map(([code, name]) => ({ code, country: 'PT' as const, name })),
];

export function provincesOf(country: Country): readonly Province[] {
  return provinces.filter((province) => province.country === country);
}

/**
 * The province that a postal code's first digits tell. In Spain 28 codes lie across a border, and a third of the
 * Portuguese zones are shared by districts: it is a suggestion for the form, not a rule.
 */
export function provinceOfPostalCode(postalCode: string, country: Country): Province | undefined {
  const zone = postalCode.slice(0, 2);
  const code = country === 'ES' ? zone : portugueseZones[zone];
  return provinces.find((province) => province.country === country && province.code === code);
}
