import type { Place } from '@dehesa/domain/places';
import { plainText } from '@dehesa/domain/plain-text';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { placeOf, type PlaceRow } from './place-row';
import { foldedSearch } from './search-name';

export interface LocalityFilter {
  /** Contained in the name, without regard to accents and case; empty for all. */
  search: string;
  provinceCode?: string;
}

/** The municipalities of Spain in the order of their names, for a list to choose from: all, of a province, or searched. */
export async function listSpanishMunicipalities(ctx: ServiceContext, filter: LocalityFilter): Promise<Place[]> {
  const { provinceCode } = filter;
  const search = plainText(100).parse(filter.search);
  const rows = await ctx.db.execute<PlaceRow>(sql`
    select municipality.name as locality, province.name as province, municipality.province_code
    from municipalities municipality
    join provinces province on province.country = 'ES' and province.code = municipality.province_code
    where municipality.country = 'ES' ${named(search)}
      ${provinceCode === undefined ? sql`` : sql`and municipality.province_code = ${provinceCode}`}
    order by municipality.search_name, municipality.code`);
  return rows.map(placeOf);
}

/** The localities of Portugal in the order of their names, each name once in a district. */
export async function listPortugueseLocalities(ctx: ServiceContext): Promise<Place[]> {
  const rows = await ctx.db.execute<PlaceRow>(sql`
    select locality.name as locality, province.name as province, locality.province_code
    from localities locality
    join provinces province on province.country = 'PT' and province.code = locality.province_code
    where locality.country = 'PT'
    group by locality.name, locality.search_name, province.name, locality.province_code
    order by locality.search_name, locality.province_code`);
  return rows.map(placeOf);
}

/** Where nothing is left of what was typed, nothing is found. */
function named(search: string) {
  if (search === '') return sql``;
  const folded = foldedSearch(search);
  return sql`and ${folded} <> '' and municipality.search_name like '%' || ${folded} || '%'`;
}
