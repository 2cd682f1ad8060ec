import { type activities, activityTexts } from '@dehesa/db/schema';
import {
  activityColumnNames,
  type ActivityContent,
  type ActivityInput,
  activityTextNames,
  type NextSchedules,
  scheduleEnd,
  type WeekSchedule,
} from '@dehesa/domain/activities';
import { isoWeek } from '@dehesa/domain/dates';
import { pick } from '@dehesa/domain/field-kinds';
import { staffLanguages } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

type Row = typeof activities.$inferSelect;

/** The columns of an activity that its form decides; schedules and slug have rules of their own. */
export function activityColumns(input: ActivityContent) {
  const columns: Pick<typeof activities.$inferInsert, (typeof activityColumnNames)[number]> = pick(
    input,
    activityColumnNames,
  );
  return {
    ...columns,
    latitude: input.position?.lat ?? null,
    longitude: input.position?.lng ?? null,
    mainImageId: input.imageId,
  };
}

/** What a row keeps of the fields that its form decides, with the schedule in force; the rest has tables of its own. */
export function storedFields(row: Row) {
  const { latitude: lat, longitude: lng } = row;
  return {
    ...pick(row, activityColumnNames),
    ...storedSchedules(row).inForce,
    position: lat === null || lng === null ? null : { lat, lng },
    registrationsClosed: row.registrationsClosed,
    imageId: row.mainImageId,
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
export function storedSchedules(row: Row) {
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

/** The texts of an activity with their columns. */
export const textColumns = activityTextNames.map((name) => ({
  name,
  column: sql.identifier(activityTexts[name].name),
}));

/** Writes the texts of both languages; an empty Portuguese one stays empty and falls back on reading. */
export async function saveTexts(
  tx: ServiceContext['db'],
  activityId: number,
  texts: ActivityInput['texts'],
): Promise<void> {
  await tx
    .insert(activityTexts)
    .values(staffLanguages.map((language) => ({ activityId, language, ...texts[language] })))
    .onConflictDoUpdate({
      target: [activityTexts.activityId, activityTexts.language],
      set: Object.fromEntries(textColumns.map(({ name, column }) => [name, sql`excluded.${column}`])),
    });
}
