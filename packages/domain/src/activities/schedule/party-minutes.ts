import { partySchedule } from './party-schedule';
import { type Schedule, scheduleEnd, scheduleStart } from './schedule';

/** How many minutes a party is out: the same in all shifts (B70), else, or where an end is not known, null. */
export function partyMinutes(
  schedule: Schedule,
  shifts: readonly string[],
  shiftMinutes: number | null,
): number | null {
  const parties =
    shifts.length === 0 ? [schedule] : shifts.map((shift) => partySchedule(schedule, shift, shiftMinutes));
  const [minutes = null, ...others] = new Set(parties.map(minutesOf));
  return others.length === 0 ? minutes : null;
}

function minutesOf(schedule: Schedule): number | null {
  if (schedule.startTime === null || schedule.endTime === null) return null;
  return (scheduleEnd(schedule).getTime() - scheduleStart(schedule).getTime()) / 60_000;
}
