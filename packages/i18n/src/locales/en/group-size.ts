import type { Unnamed } from '@dehesa/domain/reservations';
import { countOf } from './counting';

const countAdults = countOf('adult', 'adults');
const countMinors = countOf('under-18', 'under-18s');

/** How many adults and minors a group is. */
export function countGroup({ adults, minors }: Unnamed): string {
  return [adults > 0 && countAdults(adults), minors > 0 && countMinors(minors)].filter(Boolean).join(' and ');
}

/** Those of a group who have a place and no name (B83). */
export const countUnnamed = (unnamed: Unnamed): string => `${countGroup(unnamed)} without names`;
