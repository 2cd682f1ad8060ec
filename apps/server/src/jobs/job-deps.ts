import type { FastifyBaseLogger } from 'fastify';
import type { SmtpMailers } from '../adapters/mail/smtp-mailer';
import type { AppDeps } from '../app-deps';
import type { QuietMoment } from './queue/quiet-moment';

/** What the queue's tasks are made from. */
export interface JobDeps {
  deps: AppDeps;
  mailers: SmtpMailers;
  logger: FastifyBaseLogger;
  quiet: QuietMoment;
  /** Fires as soon as the queue stops: what takes minutes and can begin again does not use the patience of the rest. */
  stopping: AbortSignal;
}
