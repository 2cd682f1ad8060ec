import { partySchedule } from '../schedule/party-schedule';
import { type Schedule, scheduleEnd, scheduleStart } from '../schedule/schedule';

/** What of an activity says when its guides are taken. */
export interface GuidedOuting extends Schedule {
  /** Names of its shifts; its guides are there for all of them. */
  shifts: readonly string[];
  shiftMinutes: number | null;
}

/** From one instant to another, the end not included; milliseconds since the epoch. */
export interface Span {
  from: number;
  to: number;
}

/**
 * When the guides of an outing are taken (B87): in each of its shifts, else from its start to its end. Where no start is
 * known it is from the beginning of the day, where no end is known to the end of it.
 */
export function busySpans({ shifts, shiftMinutes, ...schedule }: GuidedOuting): Span[] {
  const parts =
    shifts.length === 0
      ? [schedule]
      : shifts.map((shift) => ofShift(schedule, partySchedule(schedule, shift, shiftMinutes)));
  return parts.map((part) => ({ from: scheduleStart(part).getTime(), to: scheduleEnd(part).getTime() }));
}

/** A shift whose own end nobody has said is over with the activity, where that ends after the shift's start. */
function ofShift(whole: Schedule, shift: Schedule): Schedule {
  if (shift.endTime !== null || whole.endTime === null || shift.startTime === null) return shift;
  const ends = { ...shift, endTime: whole.endTime };
  const overnight = whole.startTime !== null && whole.endTime <= whole.startTime;
  return whole.endTime > shift.startTime || overnight ? ends : shift;
}

/** Whether nobody can guide both (B87); one that begins when the other ends is no conflict. */
export function clash(one: GuidedOuting, other: GuidedOuting): boolean {
  return overlap(busySpans(one), busySpans(other));
}

/** The same by the spans, for who compares one outing with many. */
export function overlap(one: readonly Span[], other: readonly Span[]): boolean {
  return one.some(({ from, to }) => other.some((span) => from < span.to && span.from < to));
}
