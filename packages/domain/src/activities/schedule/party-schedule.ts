import { addDays } from '../../dates';
import type { Schedule } from './schedule';
import { shiftTimes } from './shift-times';

/**
 * The schedule of who comes in a shift (B70), where its name tells a time: from the first time that it names to the end
 * that it names, else as long as the activity's shifts last. Without a shift, or where its name tells none, that of the
 * activity. Of a night's schedule a shift before its end is past midnight.
 */
export function partySchedule(schedule: Schedule, shift: string | null, shiftMinutes: number | null): Schedule {
  const times = shift === null ? null : shiftTimes(shift, shiftMinutes);
  if (times === null) return schedule;
  const { date, startTime, endTime } = schedule;
  const overnight = startTime !== null && endTime !== null && endTime <= startTime;
  const afterMidnight = overnight && times.start < startTime && times.start <= endTime;
  return { date: afterMidnight ? addDays(date, 1) : date, startTime: times.start, endTime: times.end };
}
