import { Territory } from '../../access';
import { addDays, shortTime } from '../../calendar-days';
import { portugueseTime } from '../../madrid-time';
import type { Schedule } from './schedule';
import { withTimes } from './shift-times';

/** Wall-clock times of a day; the Portuguese twins are there only for activities of territory 2 (B48). */
export interface PublicTimes {
  start: string | null;
  end: string | null;
  portugueseStart: string | null;
  portugueseEnd: string | null;
}

/** A day where an activity takes place. */
export interface Day {
  date: string;
  territoryId: number;
}

/** What a clock in Portugal shows at a time in Madrid, where the activity lies over there (B48). */
export function hourOverThere(time: string | null, { territoryId, date }: Day): string | null {
  return time === null || territoryId !== Territory.tajo ? null : portugueseTime(date, time);
}

/** Start and end by each of the clocks that they are told by. */
export function publicTimes({ startTime: start, endTime: end, ...day }: Schedule & Day): PublicTimes {
  const endDay = start !== null && end !== null && end <= start ? nextDay(day) : day;
  return { start, end, portugueseStart: hourOverThere(start, day), portugueseEnd: hourOverThere(end, endDay) };
}

/** What ends after midnight ends on the next day, on which the clocks may have changed. */
function nextDay(day: Day): Day {
  return { ...day, date: addDays(day.date, 1) };
}

/** A shift's name with its times moved to the Portuguese hour of that day; null where it names none, or no other hour counts (B48). */
export function portugueseShift(name: string, day: Day): string | null {
  let first: string | undefined;
  const moved = withTimes(name, (time) => {
    first ??= time;
    const there = hourOverThere(time, time < first ? nextDay(day) : day);
    return there === null ? null : shortTime(there);
  });
  return moved === name ? null : moved;
}
