import { municipalities, provinces } from '@dehesa/db/schema';
import { type MunicipalityOption, MunicipalitySearch } from '@dehesa/domain/places';
import { and, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { ofProvince } from './read/place';
import { foldedSearch } from './search-name';

/** From here on the trigram index answers. */
const minimum = 3;

/** Municipalities of both countries for the place of an activity, what begins with the typed text first. */
export async function findMunicipalities(
  ctx: ServiceContext,
  input: MunicipalitySearch,
): Promise<MunicipalityOption[]> {
  authorize(ctx, 'activities.manage');
  const { query, limit } = MunicipalitySearch.parse(input);
  const typed = query.trim();
  if (typed === '') return [];
  const folded = foldedSearch(typed);
  // One or two letters find only a whole name ("Ea"), else half the country.
  const { searchName } = municipalities;
  const found =
    typed.length < minimum ? sql`${searchName} = ${folded}` : sql`${searchName} like '%' || ${folded} || '%'`;
  return ctx.db
    .select({
      name: municipalities.name,
      province: provinces.name,
      country: municipalities.country,
      latitude: municipalities.latitude,
      longitude: municipalities.longitude,
    })
    .from(municipalities)
    .innerJoin(provinces, ofProvince(municipalities))
    .where(and(sql`${folded} <> ''`, found))
    .orderBy(
      sql`${searchName} = ${folded} desc`,
      sql`starts_with(${searchName}, ${folded}) desc`,
      searchName,
      municipalities.country,
      municipalities.code,
    )
    .limit(limit);
}
