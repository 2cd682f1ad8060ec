import { sendMessageTask } from '@dehesa/services/messages';
import { expireOfferTask, promoteWaitingTask } from '@dehesa/services/reservations';
import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { SmtpMailers } from '../adapters/smtp-mailer';
import type { AppDeps } from '../app-deps';
import { expireOfferJob } from './expire-offer';
import { nightlyJob, nightlyTask } from './nightly';
import { promoteWaitingJob } from './promote-waiting';
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
    [promoteWaitingTask]: promoteWaitingJob(job),
    [expireOfferTask]: expireOfferJob(job),
    [nightlyTask]: nightlyJob(job),
  };
}
