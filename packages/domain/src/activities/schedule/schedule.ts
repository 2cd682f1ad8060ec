import { addDays } from '../../dates';
import { madridInstant } from '../../madrid-time';

export interface Schedule {
  date: string;
  startTime: string | null;
  endTime: string | null;
}

/**
 * When a schedule is over (B7): its end time, the end of the day where no time is given. An end at or before the start
 * is past midnight: night outings end on the next day.
 */
export function scheduleEnd({ date, startTime, endTime }: Schedule): Date {
  if (endTime === null) return madridInstant(addDays(date, 1));
  const overnight = startTime !== null && endTime <= startTime;
  return madridInstant(overnight ? addDays(date, 1) : date, endTime);
}

/** When a schedule begins; the start of the day where no time is given. */
export function scheduleStart({ date, startTime }: Schedule): Date {
  return madridInstant(date, startTime ?? '00:00');
}
