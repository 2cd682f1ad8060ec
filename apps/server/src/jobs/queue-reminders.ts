import { queueDueReminders, queueRemindersTask } from '@dehesa/services/reminders';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

/** Every ten minutes; by day only, the verb sees to it. One that was missed is not made up for: the next one finds the same. */
export const queueRemindersCron = { task: queueRemindersTask, match: '*/10 * * * *' };

/** Queues the reminders that are due. */
export function queueRemindersJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async (_payload, { abortSignal }) => {
    const reminded = await queueDueReminders(serviceContext(deps, null), abortSignal);
    if (reminded > 0) logger.info({ reminded }, 'queued reminders');
  };
}
