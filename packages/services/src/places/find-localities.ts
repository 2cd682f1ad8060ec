import { localities, municipalities, provinces } from '@dehesa/db/schema';
import { languageFacts } from '@dehesa/domain/languages';
import { LocalitySearch, localitySuggestions, type Place } from '@dehesa/domain/places';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { localityPlace, municipalityPlace, ofProvince } from './read/place';
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
  return spanish ? spanishMunicipalities(ctx, typed, provinceCode) : portugueseLocalities(ctx, typed, provinceCode);
}

function spanishMunicipalities({ db }: ServiceContext, typed: string, provinceCode: string | undefined) {
  const folded = foldedSearch(typed);
  // Of a province's few names each is looked at: the trigram index cannot answer for one letter or two.
  const found =
    provinceCode === undefined
      ? sql`${municipalities.searchName} like '%' || ${folded} || '%'`
      : sql`${municipalities.provinceCode} = ${provinceCode} and strpos(${municipalities.searchName}, ${folded}) > 0`;
  return db
    .select(municipalityPlace)
    .from(municipalities)
    .innerJoin(provinces, ofProvince(municipalities))
    .where(and(eq(municipalities.country, 'ES'), sql`${folded} <> ''`, found))
    .orderBy(
      sql`starts_with(${municipalities.searchName}, ${folded}) desc`,
      municipalities.searchName,
      municipalities.code,
    )
    .limit(localitySuggestions.limit);
}

/** Two localities of one name in one district are one suggestion: nothing that is shown tells them apart. */
function portugueseLocalities({ db }: ServiceContext, typed: string, provinceCode: string | undefined) {
  const folded = foldedSearch(typed);
  const ofMunicipality = and(
    eq(municipalities.country, 'PT'),
    eq(municipalities.code, sql`${localities.municipalityCode}`),
  );
  return db
    .select(localityPlace)
    .from(localities)
    .innerJoin(provinces, ofProvince(localities))
    .leftJoin(municipalities, ofMunicipality)
    .where(
      and(
        eq(localities.country, 'PT'),
        provinceCode === undefined ? undefined : eq(localities.provinceCode, provinceCode),
        sql`${folded} <> ''`,
        sql`${localities.searchName} like '%' || ${folded} || '%'`,
      ),
    )
    .groupBy(localities.name, localities.searchName, provinces.name, localities.provinceCode)
    .orderBy(
      sql`starts_with(${localities.searchName}, ${folded}) desc`,
      sql`bool_or(${municipalities.name} is not distinct from ${localities.name}) desc`,
      localities.searchName,
      localities.provinceCode,
    )
    .limit(localitySuggestions.limit);
}
