import { addDays } from '../calendar-days';

/** Who leaves in the middle of the night gathers on the day before. */
const nightEnds = '03:00';

interface Outing {
  /** In Madrid, as its hour. */
  date: string;
  startTime: string | null;
}

/** The first day on which it can be ticked who comes: that of the outing, for one that leaves at night the day before (B64). */
export function attendanceDay({ date, startTime }: Outing): string {
  return startTime !== null && startTime < nightEnds ? addDays(date, -1) : date;
}

/** Whether that day has come; `today` is the date in Madrid. */
export function attendanceOpen(outing: Outing, today: string): boolean {
  return attendanceDay(outing) <= today;
}
