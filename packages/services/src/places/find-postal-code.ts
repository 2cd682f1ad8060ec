import { municipalities, postalCodes, provinces } from '@dehesa/db/schema';
import { languageFacts } from '@dehesa/domain/languages';
import {
  parsePostalCode,
  type Place,
  PostalCodeInput,
  type PostalCodePlaces,
  provinceOfPostalCode,
} from '@dehesa/domain/places';
import { and, between, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { ofProvince } from './read/place';

const unknown: PostalCodePlaces = {
  known: false,
  exact: false,
  provinceCode: null,
  province: null,
  places: [],
  municipalities: [],
};

/** More places than a list to choose from can show; the largest Spanish code has 95. */
const mostPlaces = 100;

/**
 * The places of a postal code. Strict once postal codes of its country were imported: the very code, in Portugal else
 * its zone's first four digits, else unknown. Before that every code of the right shape is known, its province at most,
 * with that one's municipalities to choose from (B62).
 */
export async function findPostalCode(ctx: ServiceContext, input: PostalCodeInput): Promise<PostalCodePlaces> {
  const { language, code: typed } = PostalCodeInput.parse(input);
  const country = languageFacts[language].country;
  const code = parsePostalCode(typed, country);
  if (code === undefined) return unknown;
  // GeoNames stands -000 for a whole zone: no letter is addressed to it.
  const places = country === 'PT' && code.endsWith('-000') ? [] : await placesOfCode(ctx, country, code);
  if (places.length > 0) return known(places, true);
  const zone = country === 'PT' ? await placesOfZone(ctx, code.slice(0, 4)) : [];
  if (zone.length > 0) return known(zone, false);
  if (await isImported(ctx, country)) return unknown;
  const province = provinceOfPostalCode(code, country);
  return {
    known: true,
    exact: false,
    provinceCode: province?.code ?? null,
    province: province?.name ?? null,
    places: [],
    municipalities: province === undefined ? [] : await municipalitiesOf(ctx, country, province.code),
  };
}

/** The province is the best guess's. */
function known(places: Place[], exact: boolean): PostalCodePlaces {
  const [best] = places;
  const { provinceCode = null, province = null } = best ?? {};
  return { known: true, exact, provinceCode, province, places, municipalities: [] };
}

async function placesOfCode({ db }: ServiceContext, country: 'ES' | 'PT', code: string): Promise<Place[]> {
  const rows = await db
    .select({ locality: postalCodes.place, province: provinces.name, provinceCode: postalCodes.provinceCode })
    .from(postalCodes)
    .innerJoin(provinces, ofProvince(postalCodes))
    .where(and(eq(postalCodes.country, country), eq(postalCodes.code, code)))
    .orderBy(postalCodes.rank, sql`search_fold(${postalCodes.place})`, postalCodes.id)
    .limit(mostPlaces);
  const seen = new Set<string>();
  return rows.filter(({ locality, provinceCode }) => {
    const key = `${provinceCode} ${locality}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The municipalities of a Portuguese zone of four digits, the one with most places first. */
async function placesOfZone({ db }: ServiceContext, zone: string): Promise<Place[]> {
  const { municipality, provinceCode } = postalCodes;
  return db
    .select({ locality: municipality, province: provinces.name, provinceCode })
    .from(postalCodes)
    .innerJoin(provinces, ofProvince(postalCodes))
    .where(
      and(eq(postalCodes.country, 'PT'), between(postalCodes.code, `${zone}-000`, `${zone}-999`), ne(municipality, '')),
    )
    .groupBy(municipality, provinceCode, provinces.name)
    .orderBy(desc(count()), municipality)
    .limit(mostPlaces);
}

/** At most the 371 of Burgos. */
async function municipalitiesOf({ db }: ServiceContext, country: 'ES' | 'PT', provinceCode: string): Promise<string[]> {
  const rows = await db
    .select({ name: municipalities.name })
    .from(municipalities)
    .where(and(eq(municipalities.country, country), eq(municipalities.provinceCode, provinceCode)))
    .orderBy(municipalities.searchName, municipalities.code);
  return rows.map(({ name }) => name);
}

async function isImported({ db }: ServiceContext, country: 'ES' | 'PT'): Promise<boolean> {
  const [row] = await db
    .select({ id: postalCodes.id })
    .from(postalCodes)
    .where(eq(postalCodes.country, country))
    .limit(1);
  return row !== undefined;
}
