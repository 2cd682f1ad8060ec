import { partySchedule } from './party-schedule';
import { type Schedule, scheduleEnd, scheduleStart } from './schedule';

/**
 * When it begins for who comes in a shift (null: there is none). Where no time is known nobody can say that it has begun:
 * then it is when the schedule is over (B7).
 */
export function partyBegins(schedule: Schedule, shift: string | null): Date {
  const party = partySchedule(schedule, shift, null);
  return party.startTime === null ? scheduleEnd(schedule) : scheduleStart(party);
}
