import { activities, files, territories } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { fileUrl } from '../../files/index';
import { names } from '../../staff-names';
import { textIn, textInEach, titleIn, titleLanguageIn, titles } from './texts';

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
  meetingPoint: textInEach('meetingPoint'),
  /** It does not take place on its date. */
  suspended: sql<boolean>`${activities.suspendedAt} is not null`,
  imageUrl: sql<string | null>`${files.storageKey}`.mapWith((key: string | null) => fileUrl(key)),
};

/** What a page or a message for one reader tells of it. */
export function headIn(language: Language) {
  return {
    title: titleIn(language),
    titleLanguage: titleLanguageIn(language),
    slug: activities.slug,
    date: activities.date,
    startTime: activityHead.startTime,
    endTime: activityHead.endTime,
    shiftMinutes: activities.shiftMinutes,
    territoryId: activities.territoryId,
    municipality: activities.municipality,
    meetingPoint: textIn('meetingPoint', language),
  };
}

/** It is not shown, or does not take place: nobody comes to it. */
export const calledOff = sql<boolean>`(${activities.hidden} or ${activities.suspendedAt} is not null)`;
