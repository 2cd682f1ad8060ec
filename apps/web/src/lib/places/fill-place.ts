import { provincesOf, type Place, type PostalCodePlaces } from '@dehesa/domain/places';
import type { Country } from '@dehesa/domain/identity';

/** The fields of a person's place. */
export interface PlaceValues {
  postalCode: string;
  province: string;
  locality: string;
}

/** What a form wrote into these fields by itself; '' for nothing. */
export type Filled = Pick<PlaceValues, 'province' | 'locality'>;

/** What a postal code tells of them; null for nothing. */
export interface Found {
  province: string | null;
  locality: string | null;
}

export const nothingFilled: Filled = { province: '', locality: '' };

/** The province by the name that the forms offer. */
export function provinceNameOf({ provinceCode, province }: Pick<Place, 'provinceCode' | 'province'>, country: Country) {
  return provincesOf(country).find(({ code }) => code === provinceCode)?.name ?? province;
}

/** The first place is the best guess; without places there may still be a province. */
export function foundIn({ provinceCode, province, places }: PostalCodePlaces, country: Country): Found {
  return {
    province: provinceCode === null ? null : provinceNameOf({ provinceCode, province: province ?? '' }, country),
    locality: places[0]?.locality ?? null,
  };
}

/** What there is to choose from while nothing more is known of a postal code than its province. */
export function municipalitiesIn(answer: PostalCodePlaces, country: Country): Place[] {
  const { provinceCode } = answer;
  const { province } = foundIn(answer, country);
  if (provinceCode === null || province === null) return [];
  return answer.municipalities.map((locality) => ({ locality, province, provinceCode }));
}

/**
 * What a postal code changes in the fields beside it: those that are empty or still hold what was filled in before.
 * What somebody typed stays, and a locality is not put beside a province that contradicts it.
 */
export function fillPlace(now: PlaceValues, filled: Filled, found: Found): Partial<Filled> {
  const changes: Partial<Filled> = {};
  const isFree = (field: keyof Filled) => now[field].trim() === '' || now[field] === filled[field];
  const wanted = { province: found.province ?? '', locality: found.locality ?? '' };
  const contradicted = !isFree('province') && now.province !== wanted.province;
  if (contradicted) wanted.locality = '';
  for (const field of ['province', 'locality'] as const) {
    if (isFree(field) && now[field] !== wanted[field]) changes[field] = wanted[field];
  }
  return changes;
}

const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Of the places of a postal code those whose name contains what was typed; all of them while it is empty. */
export function matchingPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = fold(typed);
  return places.filter(({ locality }) => fold(locality).includes(wanted));
}

/** Whether fields say something else than every place of their postal code does; half a name is none yet. */
export function disagrees({ province, locality }: Filled, places: readonly Place[], country: Country): boolean {
  if (places.length === 0 || (province.trim() === '' && locality.trim() === '')) return false;
  return !matchingPlaces(places, locality).some((place) => provinceNameOf(place, country) === province);
}
