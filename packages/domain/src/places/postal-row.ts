import type { Country } from '../identity/index';
import { districtOfConcelho } from './districts';
import { portuguesePlaceName, spanishPlaceName } from './place-names';
import { provinceOfPlate } from './plate-letters';
import { parsePostalCode } from './postal-code';
import { provinceOfPostalCode, provincesOf } from './provinces';

const codesOf = (country: Country) => new Set(provincesOf(country).map(({ code }) => code));
const knownProvinces: Readonly<Record<Country, ReadonlySet<string>>> = { ES: codesOf('ES'), PT: codesOf('PT') };

/** One line of GeoNames' postal file. */
export interface PostalRow {
  country: Country;
  code: string;
  place: string;
  /** Spain: as the file says, which is wrong now and then; Portugal: the concelho. */
  municipality: string;
  /** INE's 5 digits or the concelho's 4; empty where the file has none. */
  municipalityCode: string;
  provinceCode: string;
  latitude: number | null;
  longitude: number | null;
  /** 1 estimated … 6 centroid; null where the file has none. */
  accuracy: number | null;
}

/** What can be wrong with a line, in the order in which it is looked at. */
export const postalRowFaults = ['columns', 'encoding', 'country', 'code', 'place', 'province', 'coordinates'] as const;
export type PostalRowFault = (typeof postalRowFaults)[number];

/** Longest name that is stored; the longest there are have about 70 characters. */
const longestName = 200;

/**
 * Reads a line: 12 columns separated by tabs, or 11 without the accuracy. A Spanish row's province is that of its plate
 * letters, which are right in each of the 90 rows whose municipality is of another one, else its municipality's, else
 * that of the first digits: 28 codes lie across a border.
 */
export function parsePostalRow(line: string): { row: PostalRow } | { fault: PostalRowFault } {
  const cells = line.split('\t').map((cell) => cell.trim());
  const [country = '', typed = '', name = '', , , admin2 = '', code2 = '', admin3 = '', code3 = ''] = cells;
  const [latitudeText = '', longitudeText = '', accuracyText = ''] = cells.slice(9);
  if (cells.length !== 12 && cells.length !== 11) return { fault: 'columns' };
  if (line.includes('\uFFFD') || line.includes('\u0000')) return { fault: 'encoding' };
  if (country !== 'ES' && country !== 'PT') return { fault: 'country' };
  const code = parsePostalCode(typed, country);
  if (code === undefined) return { fault: 'code' };
  const spanish = country === 'ES';
  const place = spanish ? spanishPlaceName(name) : portuguesePlaceName(name);
  const municipality = spanish ? admin3 : portuguesePlaceName(admin2);
  if (place === '' || place.length > longestName || municipality.length > longestName) return { fault: 'place' };
  const municipalityCode = (spanish ? /^\d{5}$/ : /^\d{4}$/).exec(spanish ? code3 : code2)?.[0] ?? '';
  const provinceCode = (spanish && provinceOfPlate(code2)) || provinceOf(country, code, municipalityCode);
  if (provinceCode === undefined) return { fault: 'province' };
  const point = pointOf(latitudeText, longitudeText);
  if (point === undefined) return { fault: 'coordinates' };
  const accuracy = /^[1-6]$/.test(accuracyText) ? Number(accuracyText) : null;
  return { row: { country, code, place, municipality, municipalityCode, provinceCode, ...point, accuracy } };
}

function provinceOf(country: Country, code: string, municipalityCode: string): string | undefined {
  const told = country === 'ES' ? municipalityCode.slice(0, 2) : districtOfConcelho(municipalityCode);
  if (knownProvinces[country].has(told)) return told;
  return municipalityCode === '' ? provinceOfPostalCode(code, country)?.code : undefined;
}

/** Neither is no point, and no fault either. */
function pointOf(
  latitudeText: string,
  longitudeText: string,
): { latitude: number | null; longitude: number | null } | undefined {
  if (latitudeText === '' && longitudeText === '') return { latitude: null, longitude: null };
  if (latitudeText === '' || longitudeText === '') return undefined;
  const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
