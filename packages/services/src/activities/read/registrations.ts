import { activities } from '@dehesa/db/schema';
import { madridDate } from '@dehesa/domain/madrid-time';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Registrations are neither closed by hand nor over (B8). Those that open on a day to come count: it is for who had booked
 * another date before.
 */
export function notClosed(now: Date): SQL<boolean> {
  return sql<boolean>`(not ${activities.registrationsClosed}
    and coalesce(${activities.registrationClosesOn} >= ${madridDate(now)}::date, true))`;
}
