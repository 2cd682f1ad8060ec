import { reservations, territories } from '@dehesa/db/schema';
import { showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';

/** Of a query around one that has `shownReference`. */
export const asShown = ([reference = '', prefix = '']: string[]) => showReference(reference, prefix);

/** What a reservation is called by, with its territory's prefix (B16); wants `territories` joined. */
export const shownReference = sql`json_build_array(${reservations.reference}, ${territories.referencePrefix})`.mapWith(
  asShown,
);
