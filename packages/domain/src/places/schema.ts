import { z } from 'zod';
import { Language } from '../languages';
import { plainText } from '../texts/plain-text';

/** A postal code typed into a form; the form's language says of which country. */
export const PostalCodeInput = z.object({ language: Language, code: plainText(20) });
export type PostalCodeInput = z.infer<typeof PostalCodeInput>;

export interface Place {
  locality: string;
  province: string;
  /** INE's, also for the districts of Portugal. */
  provinceCode: string;
}

/** What is known of a postal code. */
export interface PostalCodePlaces {
  /** False: the code does not exist ('Código postal no valido'). */
  known: boolean;
  /** Whether its places are this very code's; otherwise they are its zone's, or there are none to tell. */
  exact: boolean;
  provinceCode: string | null;
  province: string | null;
  /** The best guess first. */
  places: Place[];
  /** Those of its province, to choose from while postal codes of its country are not imported: no guess (B62). */
  municipalities: string[];
}

/** What was typed as locality; in Spain within the province of the postal code. */
export const LocalitySearch = z.object({
  language: Language,
  query: plainText(100),
  provinceCode: z
    .string()
    .length(2)
    .regex(/^\d{2}$/)
    .optional(),
});
export type LocalitySearch = z.infer<typeof LocalitySearch>;

export const MunicipalitySearch = z.object({
  query: plainText(100),
  limit: z.number().int().min(1).max(50).default(20),
});
export type MunicipalitySearch = z.infer<typeof MunicipalitySearch>;

/** A municipality of either country, for the place of an activity. */
export interface MunicipalityOption {
  name: string;
  province: string;
  country: 'ES' | 'PT';
  latitude: number | null;
  longitude: number | null;
}
