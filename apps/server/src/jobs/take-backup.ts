import { writeBackup } from '@dehesa/services/database';
import type { Task } from 'graphile-worker';
import { serviceContext } from '../requests/request-context';
import type { JobDeps } from './job-deps';

export const backupTask = 'backup';

/**
 * After what the night erases, in UTC; a server that was off then catches up in the morning. What fails is tried again for
 * an hour: a folder that is not mounted, say.
 */
export const backupCron = {
  task: backupTask,
  match: '0 4 * * *',
  options: { backfillPeriod: 12 * 3_600_000, maxAttempts: 8 },
};

/** Backs the installation up, and removes what is older than the rule keeps (B85); nothing where no folder is named. */
export function backupJob({ deps, logger }: Pick<JobDeps, 'deps' | 'logger'>): Task {
  return async (_payload, { abortSignal }) => {
    const { backups, clock } = deps;
    if (backups === undefined) return;
    const options = abortSignal === undefined ? {} : { signal: abortSignal };
    const written = await backups.write(clock.now(), (take) => writeBackup(serviceContext(deps, null), take, options));
    if (written === null) return logger.info('another process is at the backup');
    const { bytes: sealed, end } = written;
    const removed = await backups.prune();
    // What is missing was missing before: it is told, and does not keep the rest from being safe.
    logger[end.missing > 0 ? 'warn' : 'info']({ sealed, ...end, removed }, 'a backup was written');
  };
}
