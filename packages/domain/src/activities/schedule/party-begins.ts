import { addDays } from '../../dates';
import { madridInstant } from '../../madrid-time';
import { type Schedule, scheduleEnd } from './schedule';
import { shiftStart } from './portuguese-hours';

/**
 * When it begins for who comes in a shift (null: there is none): the first time that the shift's name tells, else the
 * schedule's start. Where no time is known nobody can say that it has begun: then it is when the schedule is over (B7).
 */
export function partyBegins(schedule: Schedule, shift: string | null): Date {
  const { date, startTime, endTime } = schedule;
  const named = shift === null ? null : shiftStart(shift);
  const start = named ?? startTime;
  if (start === null) return scheduleEnd(schedule);
  const overnight = startTime !== null && endTime !== null && endTime <= startTime;
  const afterMidnight = overnight && start < startTime && start <= endTime;
  return madridInstant(afterMidnight ? addDays(date, 1) : date, start);
}
