import { queueDueReminders, queueFeeReminders, queueRemindersTask } from '@dehesa/services/reminders';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

/** Every ten minutes; by day only, the verb sees to it. One that was missed is not made up for: the next one finds the same. */
export const queueRemindersCron = { task: queueRemindersTask, match: '*/10 * * * *' };

/** Queues the reminders that are due, of outings and of fees. */
export function queueRemindersJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async (_payload, { abortSignal }) => {
    const system = serviceContext(deps, null);
    const reminded = await queueDueReminders(system, abortSignal);
    if (reminded > 0) logger.info({ reminded }, 'queued reminders');
    abortSignal.throwIfAborted();
    const members = await queueFeeReminders(system, abortSignal);
    if (members > 0) logger.info({ members }, 'queued reminders of fees');
  };
}
