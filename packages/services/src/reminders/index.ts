export { queueFeeReminders } from './queue-fee-reminders';
export { queueDueReminders, queueRemindersTask } from './queue-due-reminders';
export { readReminderSwitch, type ReminderSwitchPage, switchReminders } from './switch-reminders';
