import type { Schedule } from './schedule';

/** A schedule with the week that it is shown under. */
export interface WeekSchedule extends Schedule {
  week: number;
}

export interface StoredSchedules {
  inForce: WeekSchedule;
  first: WeekSchedule;
}

export interface NextSchedules extends StoredSchedules {
  /** The schedule change to put on record, if this is one. */
  change: { from: Schedule; to: Schedule } | null;
}

/**
 * What a save makes of the schedules (B10). A change that differs from the schedule in force becomes it, and is put on
 * record; without one, other dates are a correction: of the first schedule too while it has never been changed.
 */
export function nextSchedules(
  stored: StoredSchedules | null,
  corrected: WeekSchedule,
  change: WeekSchedule | null,
): NextSchedules {
  const neverChanged = stored === null || isSameSchedule(stored.first, stored.inForce);
  const first = neverChanged ? corrected : stored.first;
  const inForce = stored?.inForce ?? corrected;
  if (change === null || isSameSchedule(change, inForce)) return { inForce: corrected, first, change: null };
  return { inForce: change, first, change: { from: corrected, to: change } };
}

/** Whether two schedules are at the same time; the week does not count, it only groups. */
export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return one.date === other.date && one.startTime === other.startTime && one.endTime === other.endTime;
}
