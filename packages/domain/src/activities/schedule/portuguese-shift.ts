import { portugueseTime } from '../../madrid-time';
import { shortTime } from './short-time';

const timeInText = /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])/g;

/** A shift's name with the times in it moved to the Portuguese hour of that day (B48); null where it names no time. */
export function portugueseShift(name: string, isoDate: string): string | null {
  const moved = name.replace(timeInText, (_typed, hour: string, minute: string) =>
    shortTime(portugueseTime(isoDate, `${hour.padStart(2, '0')}:${minute}`)),
  );
  return moved === name ? null : moved;
}

/** The first time that a shift's name tells, as HH:MM; null where it tells none. */
export function shiftStart(name: string): string | null {
  const [first] = name.matchAll(timeInText);
  return first?.[1] === undefined || first[2] === undefined ? null : `${first[1].padStart(2, '0')}:${first[2]}`;
}
