import { notifyAdministrators, notifyAdministratorsTask } from '@dehesa/services/reservations';
import type { CronItem, Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

/** Each minute, once for all processes: the key keeps one job, however long none could run. */
export const notifyAdministratorsCron: CronItem = {
  task: notifyAdministratorsTask,
  match: '* * * * *',
  options: { jobKey: notifyAdministratorsTask },
};

/** Tells administrators of new bookings. */
export function notifyAdministratorsJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async () => {
    await notifyAdministrators(serviceContext(deps, null));
  };
}
