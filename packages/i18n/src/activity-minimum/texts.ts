import type { PublicPlaces } from '@dehesa/domain/activities';

/** What is said of an outing that lacks people to take place (B59). */
export interface MinimumTexts {
  /** For visitors. */
  uncertain: (outing: NonNullable<PublicPlaces['uncertain']>) => string;
  /** For staff: who has booked, of how many. */
  toGo: (held: number, minimum: number, shift: string | null) => string;
}
