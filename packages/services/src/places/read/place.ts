import { localities, municipalities, type postalCodes, provinces } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';

/** Joins the province of a place. */
export function ofProvince(place: typeof municipalities | typeof localities | typeof postalCodes) {
  return and(eq(provinces.country, place.country), eq(provinces.code, place.provinceCode));
}

/** What is told of a municipality of Spain, and of a locality of Portugal; wants `provinces` joined. */
export const municipalityPlace = {
  locality: municipalities.name,
  province: provinces.name,
  provinceCode: municipalities.provinceCode,
};

export const localityPlace = {
  locality: localities.name,
  province: provinces.name,
  provinceCode: localities.provinceCode,
};
