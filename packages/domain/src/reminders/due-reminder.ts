import { inMadrid } from '../madrid-time';
import type { ReminderHour } from './hours';

const hourMs = 3_600_000;
/** Nobody's telephone rings at night: reminders go out from 9:00 to 21:00 in Madrid. */
const firstHour = 9;
const lastHour = 21;

export interface DueReminder {
  hours: ReminderHour;
  dueAt: Date;
}

/**
 * The reminder that is due of an outing that begins at a moment: of those whose time has come only the nearest, so that
 * one which was missed is not sent after it. None once it has begun.
 */
export function dueReminder(begins: Date, hours: readonly ReminderHour[], now: Date): DueReminder | null {
  if (begins <= now) return null;
  const due = hours
    .map((hour) => ({ hours: hour, dueAt: new Date(begins.getTime() - hour * hourMs) }))
    .filter(({ dueAt }) => dueAt <= now);
  return due.toSorted((one, other) => one.hours - other.hours)[0] ?? null;
}

/** Whether reminders may go out now. */
export function isReminderTime(now: Date): boolean {
  const { hour } = inMadrid(now);
  return hour >= firstHour && hour < lastHour;
}
