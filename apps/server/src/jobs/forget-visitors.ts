import { forgetVisitors } from '@dehesa/services/visitors';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

export const forgetVisitorsTask = 'forgetVisitors';

/** When an hour has passed nobody needs to know any more what came from which address in it. */
export const forgetVisitorsCron = { task: forgetVisitorsTask, match: '1 * * * *' };

export function forgetVisitorsJob({ deps }: Pick<JobDeps, 'deps'>): Task {
  return async () => {
    await forgetVisitors(serviceContext(deps, null));
  };
}
