import type { Language } from '@dehesa/domain/languages';
import type { Place, PostalCodePlaces } from '@dehesa/domain/places';

/** Where a form asks; the public pages and the back office have clients of their own. */
export interface PlaceLookup {
  postalCode(input: { language: Language; code: string }): Promise<PostalCodePlaces>;
  localities(input: { language: Language; query: string; provinceCode?: string }): Promise<Place[]>;
}
