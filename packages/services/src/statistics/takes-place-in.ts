import { activities } from '@dehesa/db/schema';
import type { Period } from '@dehesa/domain/statistics';
import { between, type SQL, sql } from 'drizzle-orm';

/** Activities whose date in force lies in a period, as a condition; all where there is none (B92). */
export function takesPlaceIn(period: Period | undefined): SQL {
  return period === undefined ? sql`true` : between(activities.date, period.from, period.to);
}
