import { isoWeek } from '../../dates';
import type { Schedule } from './schedule';

/** A schedule with the week that it is shown under. */
export interface WeekSchedule extends Schedule {
  week: number;
}

/** A schedule change as it was typed: what is left open stays as it is (B10). */
export interface TypedChange {
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  week: number | null;
}

export interface StoredSchedules {
  inForce: WeekSchedule;
  first: WeekSchedule;
  /** There are reservations: whoever made them knows the schedule in force. */
  booked: boolean;
}

export interface NextSchedules {
  inForce: WeekSchedule;
  first: WeekSchedule;
  /** The schedule change, if this is one. */
  change: { from: Schedule; to: Schedule } | null;
  /** The schedule that was in force until now, where the next is another: by it what somebody knew is found again. */
  replaced: Schedule | null;
}

/**
 * What a save makes of the schedules (B10). A change that differs from the schedule in force becomes it, and the first stays
 * on record; so do another date or other hours once there are reservations. Before, they are a correction: of the first
 * schedule too while it has never been changed.
 */
export function nextSchedules(
  stored: StoredSchedules | null,
  typed: WeekSchedule,
  change: TypedChange | null,
): NextSchedules {
  const inForce = stored?.inForce ?? typed;
  const filled = change === null ? inForce : filledFrom(inForce, change);
  // Who edits sends the last change back with the rest: it is none.
  const isNew = change !== null && !isSameSchedule(filled, inForce);
  // A week alone is no other time, and is corrected.
  const corrected = isNew || filled.week === inForce.week ? typed : { ...typed, week: filled.week };
  const next = isNew ? filledFrom(corrected, change) : corrected;
  const isCorrection = stored === null || !stored.booked || isSameSchedule(corrected, inForce);
  const neverChanged = stored === null || isSameSchedule(stored.first, inForce);
  const from = isCorrection ? corrected : inForce;
  return {
    inForce: next,
    first: stored === null || (neverChanged && isCorrection) ? corrected : stored.first,
    change: isSameSchedule(from, next) ? null : { from, to: next },
    replaced: isSameSchedule(inForce, next) ? null : inForce,
  };
}

function filledFrom(known: WeekSchedule, typed: TypedChange): WeekSchedule {
  const date = typed.date ?? known.date;
  return {
    date,
    startTime: typed.startTime ?? known.startTime,
    endTime: typed.endTime ?? known.endTime,
    week: typed.week ?? (date === known.date ? known.week : isoWeek(date)),
  };
}

/** Whether two schedules are at the same time; the week does not count, it only groups. */
export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return one.date === other.date && one.startTime === other.startTime && one.endTime === other.endTime;
}
