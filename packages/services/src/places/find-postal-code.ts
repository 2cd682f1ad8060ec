import { languageFacts } from '@dehesa/domain/languages';
import {
  parsePostalCode,
  type Place,
  PostalCodeInput,
  type PostalCodePlaces,
  provinceOfPostalCode,
} from '@dehesa/domain/places';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { placeOf, type PlaceRow } from './place-row';

const unknown: PostalCodePlaces = { known: false, exact: false, provinceCode: null, province: null, places: [] };

/** More places than a list to choose from can show; the largest Spanish code has 95. */
const mostPlaces = 100;

/**
 * The places of a postal code. Strict once postal codes of its country were imported: the very code, in Portugal else
 * its zone's first four digits, else unknown. Before that every code of the right shape is known, its province at most.
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
  };
}

/** The province is the best guess's. */
function known(places: Place[], exact: boolean): PostalCodePlaces {
  const [best] = places;
  return { known: true, exact, provinceCode: best?.provinceCode ?? null, province: best?.province ?? null, places };
}

async function placesOfCode(ctx: ServiceContext, country: string, code: string): Promise<Place[]> {
  const rows = await ctx.db.execute<PlaceRow>(sql`
    select postal.place as locality, province.name as province, postal.province_code
    from postal_codes postal
    join provinces province on province.country = postal.country and province.code = postal.province_code
    where postal.country = ${country} and postal.code = ${code}
    order by postal.rank, search_fold(postal.place), postal.id
    limit ${mostPlaces}`);
  const seen = new Set<string>();
  return rows.map(placeOf).filter(({ locality, provinceCode }) => {
    const key = `${provinceCode} ${locality}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The municipalities of a Portuguese zone of four digits, the one with most places first. */
async function placesOfZone(ctx: ServiceContext, zone: string): Promise<Place[]> {
  const rows = await ctx.db.execute<PlaceRow>(sql`
    select zone.municipality as locality, province.name as province, zone.province_code
    from (
      select municipality, province_code, count(*) as places
      from postal_codes
      where country = 'PT' and code between ${`${zone}-000`} and ${`${zone}-999`} and municipality <> ''
      group by municipality, province_code
    ) zone
    join provinces province on province.country = 'PT' and province.code = zone.province_code
    order by zone.places desc, zone.municipality
    limit ${mostPlaces}`);
  return rows.map(placeOf);
}

async function isImported(ctx: ServiceContext, country: string): Promise<boolean> {
  const [row] = await ctx.db.execute<{ imported: boolean }>(
    sql`select exists (select from postal_codes where country = ${country}) as imported`,
  );
  return row?.imported === true;
}
