import { z } from 'zod';
import { addDays, daysBetween, firstDate, IsoDate, lastDate } from '../../dates';
import { RecordId } from '../../record-id';
import { type ActivityField, type ActivityState, withFieldsOf } from '../activity-fields';
import { type Schedule, scheduleEnd } from '../schedule/schedule';

export const seriesLimits = {
  /** New activities of one repetition: two years of weeks. */
  times: 104,
  weeks: 52,
  months: 12,
} as const;

/** Monday is 1, Sunday is 7. */
export const Weekday = z.number().int().min(1).max(7);
const weekdays = z
  .array(Weekday)
  .min(1)
  .max(7)
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other));

/** Until a day, that day included, or for a number of new activities. */
export const SeriesEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('until'), date: IsoDate }),
  z.object({ kind: z.literal('times'), times: z.number().int().min(1).max(seriesLimits.times) }),
]);
export type SeriesEnd = z.infer<typeof SeriesEnd>;

const everyMonths = z.number().int().min(1).max(seriesLimits.months).default(1);

/** How an activity is repeated: by a weekly or monthly rule from its own date on, or on picked dates. */
export const SeriesRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weekly'),
    every: z.number().int().min(1).max(seriesLimits.weeks).default(1),
    weekdays,
    end: SeriesEnd,
  }),
  /** Months without that day are skipped. */
  z.object({
    kind: z.literal('monthlyByDay'),
    every: everyMonths,
    day: z.number().int().min(1).max(31),
    end: SeriesEnd,
  }),
  /** The first to the fourth of a weekday, or -1 for its last one. */
  z.object({
    kind: z.literal('monthlyByWeekday'),
    every: everyMonths,
    nth: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)]),
    weekday: Weekday,
    end: SeriesEnd,
  }),
  z.object({ kind: z.literal('dates'), dates: z.array(IsoDate).min(1).max(seriesLimits.times) }),
]);
export type SeriesRule = z.infer<typeof SeriesRule>;

export const PreviewSeriesInput = z.object({ id: RecordId, rule: SeriesRule });
export type PreviewSeriesInput = z.infer<typeof PreviewSeriesInput>;

export const RepeatActivityInput = PreviewSeriesInput.extend({
  /** Days of the rule that are left out, such as holidays. */
  except: z.array(IsoDate).max(seriesLimits.times).default([]),
});
export type RepeatActivityInput = z.infer<typeof RepeatActivityInput>;

/** What of an activity moves with its date. */
export interface RepeatedSchedule extends Schedule {
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
}

export interface SeriesOccurrence extends RepeatedSchedule {
  /** It would be over already (B7): it is not created. */
  past: boolean;
  /** The series has an activity on that day: no second one is created. */
  inSeries: boolean;
}

/** The activity as it would be on each date: the same times, its registration range moved by the same days. */
export function seriesOccurrences(
  source: RepeatedSchedule,
  dates: readonly string[],
  { takenDates, now }: { takenDates: ReadonlySet<string>; now: Date },
): SeriesOccurrence[] {
  return dates.map((date) => {
    const schedule = movedTo(source, date);
    return { ...schedule, past: scheduleEnd(schedule) <= now, inSeries: takenDates.has(date) };
  });
}

/** Belong to the one day of a member: they are never carried over. */
const ownFields: readonly ActivityField[] = ['date', 'week'];

/** The changed fields that "this and the following" carries over. */
export function carriedFields(changed: readonly ActivityField[]): ActivityField[] {
  return changed.filter((field) => !ownFields.includes(field));
}

/**
 * A later member with the fields that were changed in `edited`. Its date stays; a changed bound of the registration range
 * comes as far from the member's date as it is from the edited one's.
 */
export function carriedTo(
  member: ActivityState,
  edited: ActivityState,
  changed: readonly ActivityField[],
): ActivityState {
  return withFieldsOf(member, movedTo(edited, member.date), new Set(carriedFields(changed)));
}

/** A bound that would leave the calendar stays on its edge: what is stored can always be saved again. */
function movedTo<T extends RepeatedSchedule>(source: T, date: string): T {
  const days = daysBetween(source.date, date);
  const moved = (bound: string | null) => bound && inCalendar(addDays(bound, days));
  return {
    ...source,
    date,
    registrationOpensOn: moved(source.registrationOpensOn),
    registrationClosesOn: moved(source.registrationClosesOn),
  };
}

function inCalendar(date: string): string {
  if (date < firstDate) return firstDate;
  return date > lastDate ? lastDate : date;
}
