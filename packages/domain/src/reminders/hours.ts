import { z } from 'zod';

/** How many hours before it begins an activity may remind its parties. */
export const reminderHourChoices = [168, 72, 48, 24] as const;

const ReminderHour = z.union([z.literal(168), z.literal(72), z.literal(48), z.literal(24)]);
export type ReminderHour = z.infer<typeof ReminderHour>;

/** The reminders of an activity, the longest first and each once; empty is none. */
export const ReminderHours = z
  .array(ReminderHour)
  .max(20)
  .transform((hours) => reminderHourChoices.filter((choice) => hours.includes(choice)));
export type ReminderHours = z.infer<typeof ReminderHours>;

export const defaultReminderHours: readonly ReminderHour[] = [168, 48];

/** The reminders that are near enough for an answer: whether the party comes, or gives places back. */
export const askingHours = 48;

/** Whether a reminder so many hours ahead asks whether the party comes. */
export function asksForAnswer(hours: number): boolean {
  return hours <= askingHours;
}
