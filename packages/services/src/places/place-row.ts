import type { Place } from '@dehesa/domain/places';

/** A place as the queries of this folder select it. */
export interface PlaceRow extends Record<string, unknown> {
  locality: string;
  province: string;
  province_code: string;
}

export const placeOf = (row: PlaceRow): Place => ({
  locality: row.locality,
  province: row.province,
  provinceCode: row.province_code,
});
