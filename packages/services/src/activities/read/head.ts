import { activities, files, territories } from '@dehesa/db/schema';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { fileUrl } from '../../files/index';
import { names } from './names';
import { titles } from './texts';

/** HH:MM of a time. */
export function clockTime(time: SQLWrapper): SQL<string | null> {
  return sql`to_char(${time}, 'HH24:MI')`;
}

/**
 * What a query tells of an activity, by the names that answers have. `territory` and `imageUrl` want `territories` and
 * `files` joined.
 */
export const activityHead = {
  id: activities.id,
  slug: activities.slug,
  title: titles(),
  territoryId: activities.territoryId,
  territory: names(territories),
  date: activities.date,
  startTime: clockTime(activities.startTime),
  endTime: clockTime(activities.endTime),
  municipality: activities.municipality,
  meetingPoint: activities.meetingPoint,
  /** It does not take place on its date. */
  suspended: sql<boolean>`${activities.suspendedAt} is not null`,
  imageUrl: sql<string | null>`${files.storageKey}`.mapWith((key: string | null) => fileUrl(key)),
};
