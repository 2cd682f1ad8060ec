import { Territory } from '../../access';
import { shortTime } from '../../calendar-days';
import { portugueseTime } from '../../madrid-time';
import type { Schedule } from './schedule';

/** Wall-clock times of a day; the Portuguese twins are there only for activities of territory 2 (B48). */
export interface PublicTimes {
  start: string | null;
  end: string | null;
  portugueseStart: string | null;
  portugueseEnd: string | null;
}

interface Day {
  date: string;
  territoryId: number;
}

const timeInText = /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])/g;

/** What a clock in Portugal shows at a time in Madrid, where the activity lies over there (B48). */
export function hourOverThere(time: string | null, { territoryId, date }: Day): string | null {
  return time === null || territoryId !== Territory.tajo ? null : portugueseTime(date, time);
}

/** Start and end by each of the clocks that they are told by. */
export function publicTimes({ startTime: start, endTime: end, ...day }: Schedule & Day): PublicTimes {
  return { start, end, portugueseStart: hourOverThere(start, day), portugueseEnd: hourOverThere(end, day) };
}

/** A shift's name with its times moved to the Portuguese hour of that day; null where it names none, or no other hour counts (B48). */
export function portugueseShift(name: string, day: Day): string | null {
  const moved = name.replace(timeInText, (typed: string, hour: string, minute: string) => {
    const there = hourOverThere(`${hour.padStart(2, '0')}:${minute}`, day);
    return there === null ? typed : shortTime(there);
  });
  return moved === name ? null : moved;
}

/** The first time that a shift's name tells, as HH:MM; null where it tells none. */
export function shiftStart(name: string): string | null {
  const [first] = name.matchAll(timeInText);
  return first?.[1] === undefined || first[2] === undefined ? null : `${first[1].padStart(2, '0')}:${first[2]}`;
}
