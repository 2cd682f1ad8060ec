import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foldName, provinceOfPlate } from '@dehesa/domain/places';
import { geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { CityPoint } from './city-points';
import type { MunicipalityRow } from './place-rows';

const require = createRequire(import.meta.url);

type Atlas = Topology<{ municipalities: GeometryCollection<{ name?: string }> }>;

/** 53 and 54 are no provinces: common lands of several municipalities, and Gibraltar. */
const noMunicipality = /^5[34]/;

/**
 * The 8,131 municipalities of Spain by INE's code, with their official names, both languages where there are two. The
 * point is GeoNames' town of that name in that province, else the middle of the municipality.
 */
export async function readSpanishMunicipalities(cities: readonly CityPoint[]): Promise<MunicipalityRow[]> {
  const towns = new Map<string, CityPoint>();
  for (const city of cities) {
    const province = city.country === 'ES' ? provinceOfPlate(city.admin2) : undefined;
    if (province !== undefined) towns.set(province + foldName(city.name), city);
  }
  const file = require.resolve('es-atlas/es/municipalities.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pinned package's own description of its file
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Atlas;
  return atlas.objects.municipalities.geometries.flatMap((geometry) => {
    const { name }: { name?: string } = geometry.properties ?? {};
    const code = String(geometry.id);
    if (name === undefined || noMunicipality.test(code)) return [];
    const provinceCode = code.slice(0, 2);
    const town = [name, ...name.split('/')]
      .map((spelling) => towns.get(provinceCode + foldName(spelling)))
      .find((point) => point !== undefined);
    const [longitude, latitude] = town ? [town.longitude, town.latitude] : geoCentroid(feature(atlas, geometry));
    return [
      { country: 'ES' as const, code, name, provinceCode, latitude: round(latitude), longitude: round(longitude) },
    ];
  });
}

/** About ten metres. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
