import { municipalities } from '@dehesa/db/schema';
import { foldName, type PostalRow } from '@dehesa/domain/places';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';

interface Municipality {
  code: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** What a postal file says of Spanish places, against the municipalities that there are. */
export interface OfficialNames {
  /** The place with its official name, if it is a municipality of that province, and whether it is one. */
  correct(row: PostalRow): { place: string; municipality: string; isSeat: boolean };
}

/** Nine in ten true pairs of a place and its municipality lie nearer, six in ten false ones farther. */
const nearKilometres = 12;

/**
 * Spanish files come without accents ("Torrejon El Rubio") and with a wrong municipality in every thirtieth row, so a
 * place that is a municipality itself belongs to itself, and another keeps the file's municipality only if it is near.
 */
export async function readOfficialNames(db: ServiceContext['db']): Promise<OfficialNames> {
  const rows = await db
    .select({
      code: municipalities.code,
      name: municipalities.name,
      latitude: municipalities.latitude,
      longitude: municipalities.longitude,
    })
    .from(municipalities)
    .where(eq(municipalities.country, 'ES'));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const byName = new Map<string, Municipality>();
  for (const row of rows) {
    for (const spelling of [row.name, ...row.name.split('/')])
      byName.set(row.code.slice(0, 2) + foldName(spelling), row);
  }
  return {
    correct(row) {
      const { country, place, municipality, municipalityCode, provinceCode } = row;
      if (country === 'PT') return { place, municipality, isSeat: foldName(place) === foldName(municipality) };
      const own = byName.get(provinceCode + foldName(place));
      if (own) return { place: own.name, municipality: own.name, isSeat: true };
      const told = byCode.get(municipalityCode);
      return { place, municipality: told && isNear(row, told) ? told.name : '', isSeat: false };
    },
  };
}

function isNear(row: PostalRow, municipality: Municipality): boolean {
  const { latitude, longitude } = municipality;
  if (row.latitude === null || row.longitude === null || latitude === null || longitude === null) return false;
  const north = (row.latitude - latitude) * 111;
  const east = (row.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= nearKilometres;
}
