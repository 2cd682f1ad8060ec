import { fetchMediaTask } from '@dehesa/services/inbox';
import { sendMessageTask } from '@dehesa/services/messages';
import {
  expireMoveTask,
  expireOfferTask,
  notifyAdministratorsTask,
  promoteWaitingTask,
} from '@dehesa/services/reservations';
import { queueRemindersTask } from '@dehesa/services/reminders';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { SmtpMailers } from '../adapters/smtp-mailer';
import type { AppDeps } from '../app-deps';
import { expireMoveJob } from './expire-move';
import { expireOfferJob } from './expire-offer';
import { fetchMediaJob } from './fetch-media';
import { forgetVisitorsJob, forgetVisitorsTask } from './forget-visitors';
import { nightlyJob, nightlyTask } from './nightly';
import { notifyAdministratorsJob } from './notify-administrators';
import { promoteWaitingJob } from './promote-waiting';
import { queueRemindersJob } from './queue-reminders';
import type { QuietMoment } from './quiet-moment';
import { sendMessage } from './send-message';

/** What the queue's tasks are made from. */
export interface JobDeps {
  deps: AppDeps;
  mailers: SmtpMailers;
  logger: FastifyBaseLogger;
  quiet: QuietMoment;
}

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
    [nightlyTask]: nightlyJob(job),
  };
}
