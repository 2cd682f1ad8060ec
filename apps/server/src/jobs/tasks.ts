import { fetchMediaTask } from '@dehesa/services/inbox';
import { sendMessageTask } from '@dehesa/services/messages';
import {
  expireMoveTask,
  expireOfferTask,
  notifyAdministratorsTask,
  promoteWaitingTask,
} from '@dehesa/services/reservations';
import { downloadPostalCodesTask, fetchBordersTask } from '@dehesa/services/places';
import { queueRemindersTask } from '@dehesa/services/reminders';
import type { TaskList } from 'graphile-worker';
import { backupJob, backupTask } from './take-backup';
import { downloadPostalCodesJob } from './places/download-postal-codes';
import { expireMoveJob, expireOfferJob } from './expire-by-deadline';
import { fetchBordersJob } from './places/fetch-borders';
import { fetchMediaJob } from './fetch-media';
import { forgetVisitorsJob, forgetVisitorsTask } from './forget-visitors';
import type { JobDeps } from './job-deps';
import { nightlyJob, nightlyTask } from './nightly';
import { notifyAdministratorsJob } from './notify-administrators';
import { promoteWaitingJob } from './promote-waiting';
import { queueRemindersJob } from './queue-reminders';
import { runImportJob, runImportTask } from './run-import';
import { sendMessage } from './send-message';

/** Every task of the queue by its name. */
export function tasks(job: JobDeps): TaskList {
  return {
    [sendMessageTask]: sendMessage(job),
    [fetchMediaTask]: fetchMediaJob(job),
    [promoteWaitingTask]: promoteWaitingJob(job),
    [expireOfferTask]: expireOfferJob(job),
    [expireMoveTask]: expireMoveJob(job),
    [notifyAdministratorsTask]: notifyAdministratorsJob(job),
    [queueRemindersTask]: queueRemindersJob(job),
    [forgetVisitorsTask]: forgetVisitorsJob(job),
    [downloadPostalCodesTask]: downloadPostalCodesJob(job),
    [fetchBordersTask]: fetchBordersJob(job),
    [runImportTask]: runImportJob(job),
    [nightlyTask]: nightlyJob(job),
    [backupTask]: backupJob(job),
  };
}
