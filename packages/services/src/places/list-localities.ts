import { localities, municipalities, provinces } from '@dehesa/db/schema';
import type { Place } from '@dehesa/domain/places';
import { plainText } from '@dehesa/domain/plain-text';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { localityPlace, municipalityPlace, ofProvince } from './read/place';
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
  return ctx.db
    .select(municipalityPlace)
    .from(municipalities)
    .innerJoin(provinces, ofProvince(municipalities))
    .where(
      and(
        eq(municipalities.country, 'ES'),
        named(search),
        provinceCode === undefined ? undefined : eq(municipalities.provinceCode, provinceCode),
      ),
    )
    .orderBy(municipalities.searchName, municipalities.code);
}

/** The localities of Portugal in the order of their names, each name once in a district. */
export async function listPortugueseLocalities(ctx: ServiceContext): Promise<Place[]> {
  return ctx.db
    .select(localityPlace)
    .from(localities)
    .innerJoin(provinces, ofProvince(localities))
    .where(eq(localities.country, 'PT'))
    .groupBy(localities.name, localities.searchName, provinces.name, localities.provinceCode)
    .orderBy(localities.searchName, localities.provinceCode);
}

/** Where nothing is left of what was typed, nothing is found. */
function named(search: string) {
  if (search === '') return undefined;
  const folded = foldedSearch(search);
  return sql`${folded} <> '' and ${municipalities.searchName} like '%' || ${folded} || '%'`;
}
