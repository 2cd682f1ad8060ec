import { type MunicipalityOption, MunicipalitySearch } from '@dehesa/domain/places';
import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
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
  const found =
    typed.length < minimum
      ? sql`municipality.search_name = ${folded}`
      : sql`municipality.search_name like '%' || ${folded} || '%'`;
  const rows = await ctx.db.execute<MunicipalityOption & Record<string, unknown>>(sql`
    select municipality.name, province.name as province, municipality.country, municipality.latitude,
      municipality.longitude
    from municipalities municipality
    join provinces province on province.country = municipality.country and province.code = municipality.province_code
    where ${folded} <> '' and ${found}
    order by municipality.search_name = ${folded} desc, starts_with(municipality.search_name, ${folded}) desc,
      municipality.search_name, municipality.country, municipality.code
    limit ${limit}`);
  return rows.map(({ name, province, country, latitude, longitude }) => ({
    name,
    province,
    country,
    latitude,
    longitude,
  }));
}
