import { languageFacts } from '@dehesa/domain/languages';
import { LocalitySearch, localitySuggestions, type Place } from '@dehesa/domain/places';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { placeOf, type PlaceRow } from './place-row';
import { foldedSearch } from './search-name';

/** Below this the whole country would answer; within a province one letter is enough. */
const spanishMinimum = 3;

/**
 * Suggestions while a locality is typed, at most eight: what begins with it before what contains it, without regard to
 * accents and case. Portugal: its localities, seats of municipalities first, from the fourth character. Spain: the
 * municipalities, of one province where its code is given.
 */
export async function findLocalities(ctx: ServiceContext, input: LocalitySearch): Promise<Place[]> {
  const { language, query, provinceCode } = LocalitySearch.parse(input);
  const typed = query.trim();
  const spanish = languageFacts[language].country === 'ES';
  const minimum = spanish ? (provinceCode === undefined ? spanishMinimum : 1) : localitySuggestions.portugueseMinimum;
  if (typed.length < minimum) return [];
  const rows = await ctx.db.execute<PlaceRow>(
    spanish ? spanishMunicipalities(typed, provinceCode) : portugueseLocalities(typed, provinceCode),
  );
  return rows.map(placeOf);
}

const limit = localitySuggestions.limit;

function spanishMunicipalities(typed: string, provinceCode: string | undefined) {
  const folded = foldedSearch(typed);
  // Of a province's few names each is looked at: the trigram index cannot answer for one letter or two.
  const found =
    provinceCode === undefined
      ? sql`municipality.search_name like '%' || ${folded} || '%'`
      : sql`municipality.province_code = ${provinceCode} and strpos(municipality.search_name, ${folded}) > 0`;
  return sql`
    select municipality.name as locality, province.name as province, municipality.province_code
    from municipalities municipality
    join provinces province on province.country = 'ES' and province.code = municipality.province_code
    where municipality.country = 'ES' and ${folded} <> '' and ${found}
    order by starts_with(municipality.search_name, ${folded}) desc, municipality.search_name, municipality.code
    limit ${limit}`;
}

/** Two localities of one name in one district are one suggestion: nothing that is shown tells them apart. */
function portugueseLocalities(typed: string, provinceCode: string | undefined) {
  const folded = foldedSearch(typed);
  const within = provinceCode === undefined ? sql`` : sql`and locality.province_code = ${provinceCode}`;
  return sql`
    select locality.name as locality, province.name as province, locality.province_code
    from localities locality
    join provinces province on province.country = 'PT' and province.code = locality.province_code
    left join municipalities municipality
      on municipality.country = 'PT' and municipality.code = locality.municipality_code
    where locality.country = 'PT' ${within} and ${folded} <> ''
      and locality.search_name like '%' || ${folded} || '%'
    group by locality.name, locality.search_name, province.name, locality.province_code
    order by starts_with(locality.search_name, ${folded}) desc,
      bool_or(municipality.name is not distinct from locality.name) desc, locality.search_name, locality.province_code
    limit ${limit}`;
}
