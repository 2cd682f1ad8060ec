export { type DueReminder, dueReminder, isReminderTime } from './due-reminder';
export {
  askingHours,
  asksForAnswer,
  defaultReminderHours,
  type ReminderHour,
  reminderHourChoices,
  ReminderHours,
} from './hours';
