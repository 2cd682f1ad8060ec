import { type activities, activityTexts } from '@dehesa/db/schema';
import {
  type ActivityContent,
  type ActivityInput,
  type NextSchedules,
  scheduleEnd,
  type WeekSchedule,
} from '@dehesa/domain/activities';
import { isoWeek } from '@dehesa/domain/dates';
import { languages } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** The columns of an activity that its form decides; schedules and slug have rules of their own. */
export function activityColumns(input: ActivityContent) {
  return {
    companyId: input.companyId,
    territoryId: input.territoryId,
    categoryId: input.categoryId,
    organizer: input.organizer,
    municipality: input.municipality,
    postalCode: input.postalCode,
    meetingPoint: input.meetingPoint,
    latitude: input.position?.lat ?? null,
    longitude: input.position?.lng ?? null,
    capacity: input.capacity,
    phone: input.phone,
    minimumAge: input.minimumAge,
    childrenAllowed: input.childrenAllowed,
    includes: input.includes,
    externalBookingUrl: input.externalBookingUrl,
    hidden: input.hidden,
    registrationOpensOn: input.registrationOpensOn,
    registrationClosesOn: input.registrationClosesOn,
    waitingListMode: input.waitingListMode,
    offerHours: input.offerHours,
    reminderHours: input.reminderHours,
    principal: input.principal,
    mainImageId: input.imageId,
  };
}

/** The schedule columns: the one in force with its end (B7), and the first (B10). */
export function scheduleColumns({ inForce, first }: NextSchedules) {
  return {
    date: inForce.date,
    startTime: inForce.startTime,
    endTime: inForce.endTime,
    week: inForce.week,
    endsAt: scheduleEnd(inForce),
    firstDate: first.date,
    firstStartTime: first.startTime,
    firstEndTime: first.endTime,
    firstWeek: first.week,
  };
}

/** A schedule as it was typed; an empty week is the ISO week of the date (B10). */
export function weekSchedule(typed: Omit<WeekSchedule, 'week'> & { week: number | null }): WeekSchedule {
  const { date, startTime, endTime, week } = typed;
  return { date, startTime, endTime, week: week ?? isoWeek(date) };
}

/** HH:MM of a time column. */
export function wallTime(stored: string | null): string | null {
  return stored === null ? null : stored.slice(0, 5);
}

/** The schedules of a stored row. */
export function storedSchedules(row: typeof activities.$inferSelect) {
  return {
    inForce: { date: row.date, startTime: wallTime(row.startTime), endTime: wallTime(row.endTime), week: row.week },
    first: {
      date: row.firstDate,
      startTime: wallTime(row.firstStartTime),
      endTime: wallTime(row.firstEndTime),
      week: row.firstWeek,
    },
  };
}

/** Writes the texts of both languages; an empty Portuguese one stays empty and falls back on reading. */
export async function saveTexts(
  tx: ServiceContext['db'],
  activityId: number,
  texts: ActivityInput['texts'],
): Promise<void> {
  await tx
    .insert(activityTexts)
    .values(languages.map((language) => ({ activityId, language, ...texts[language] })))
    .onConflictDoUpdate({
      target: [activityTexts.activityId, activityTexts.language],
      set: {
        title: sql`excluded.title`,
        subtitle: sql`excluded.subtitle`,
        description: sql`excluded.description`,
        necessaryMaterial: sql`excluded.necessary_material`,
        recommendedMaterial: sql`excluded.recommended_material`,
      },
    });
}
