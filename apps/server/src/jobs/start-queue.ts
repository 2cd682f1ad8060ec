import { setTimeout as sleep } from 'node:timers/promises';
import { requeueLostMessages } from '@dehesa/services/messages';
import { expireOverdueMoves, expireOverdueOffers } from '@dehesa/services/reservations';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerPool } from 'graphile-worker';
import { Pool } from 'pg';
import { type MailTimeouts, smtpMailers } from '../adapters/smtp-mailer';
import type { AppDeps } from '../app-deps';
import { createLogger, withoutParams } from '../adapters/logger';
import { serviceContext } from '../request-context';
import { LiveWorkers } from './live-workers';
import { nightlyCron } from './nightly';
import { notifyAdministratorsCron } from './notify-administrators';
import { queueRemindersCron } from './queue-reminders';
import { QuietMoment } from './quiet-moment';
import { tasks } from './tasks';

export interface QueueOptions {
  databaseUrl: string;
  deps: AppDeps;
  smtpUrl: string | null;
  mailTimeouts?: MailTimeouts;
  /** How often, in milliseconds, jobs whose time has come are looked for; new ones are told at once. */
  pollInterval?: number;
  /** How long, in milliseconds, stopping waits for the jobs that run. */
  stopPatience?: number;
}

export interface Queue {
  /** Takes no more jobs and waits for those that run; what hangs is given back to the queue, for the next start. */
  stop(): Promise<void>;
}

const concurrency = 4;
const restartAfterMs = 1_000;
const lostWorkEveryMs = 60_000;

/** Starts the queue's workers in this process and keeps them running whatever the database does meanwhile (B35). */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { databaseUrl, deps, smtpUrl, mailTimeouts, pollInterval = 1_000, stopPatience = 5_000 } = options;
  const logger = deps.logger === false ? createLogger('silent') : deps.logger;
  const pool = openPool(databaseUrl, logger);
  const mailers = smtpMailers(serviceContext(deps, null), { smtpUrl, ...(mailTimeouts && { timeouts: mailTimeouts }) });
  const live = new LiveWorkers(databaseUrl, logger);
  const quiet = new QuietMoment();
  const taskList = tasks({ deps, mailers, logger, quiet });
  const launch = () => launchWorkers({ pool, taskList, live, logger, pollInterval, stopPatience });

  const stopped = new AbortController();
  const stopping = () => stopped.signal.aborted;
  let runner = await launch();
  await live.start();
  const stopLookingForLost = await lookForLostWork(deps, logger);
  const supervision = (async () => {
    while (!stopping()) {
      await runner.promise.catch((error: unknown) => logger.error({ err: error }, 'the queue stopped'));
      while (!stopping()) {
        await sleep(restartAfterMs);
        if (stopping()) return;
        const next = await launch().catch((error: unknown) => logger.error({ err: error }, 'the queue does not start'));
        if (!next) continue;
        runner = next;
        if (stopping()) await next.stop();
        break;
      }
    }
  })();

  return {
    async stop() {
      stopped.abort();
      stopLookingForLost();
      await runner.stop().catch(() => undefined);
      await supervision;
      quiet.close();
      mailers.close();
      await live.stop();
      await pool.end();
    },
  };
}

/**
 * At the start and from then on: messages that wait without a job get one, and offers whose time has passed end. What
 * cannot be done keeps neither the rest of it nor the server from starting.
 */
async function lookForLostWork(deps: AppDeps, logger: FastifyBaseLogger): Promise<() => void> {
  const ctx = serviceContext(deps, null);
  const kinds: readonly (readonly [found: string, look: () => Promise<number>])[] = [
    ['messages without a job were queued again', () => requeueLostMessages(deps)],
    ['offers of the waiting list ended late', () => expireOverdueOffers(ctx)],
    ['places on other dates were given back late', () => expireOverdueMoves(ctx)],
  ];
  const look = async () => {
    for (const [found, lookFor] of kinds) {
      try {
        const count = await lookFor();
        if (count > 0) logger.warn({ count }, found);
      } catch (error) {
        logger.warn({ err: error }, 'could not look for lost work');
      }
    }
  };
  await look();
  const timer = setInterval(() => void look(), lostWorkEveryMs).unref();
  return () => clearInterval(timer);
}

interface Launch {
  pool: Pool;
  taskList: TaskList;
  live: LiveWorkers;
  logger: FastifyBaseLogger;
  pollInterval: number;
  stopPatience: number;
}

async function launchWorkers({ pool, taskList, live, logger, pollInterval, stopPatience }: Launch): Promise<Runner> {
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([nightlyCron, queueRemindersCron, notifyAdministratorsCron]),
    concurrency,
    pollInterval,
    noHandleSignals: true,
    // A failed job's message has the error's within.
    logger: new Logger(() => (level: string, message) => level === 'error' && logger.error(withoutParams(message))),
    gracefulShutdownAbortTimeout: stopPatience,
    preset: { plugins: [holdBeforeWork(live)] },
  });
  stopWhenStuck(runner);
  return runner;
}

/** The library keeps a failed look-up of its task names for good; workers that only ever fail are launched anew. */
function stopWhenStuck(runner: Runner): void {
  let failures = 0;
  const reset = () => (failures = 0);
  runner.events.on('worker:getJob:empty', reset);
  runner.events.on('job:start', reset);
  runner.events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === 5 * concurrency) runner.stop().catch(() => undefined);
  });
}

function openPool(databaseUrl: string, logger: FastifyBaseLogger): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: concurrency, application_name: 'dehesa-queue' });
  const warn = (error: Error) => logger.warn({ err: error }, 'a connection of the queue was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

/** No worker takes a job before its pool can be seen to be alive. */
function holdBeforeWork(live: LiveWorkers): GraphileConfig.Plugin {
  const hold = async (workerPool: WorkerPool) => {
    while (!live.stopped) {
      try {
        return await live.hold(workerPool.id);
      } catch {
        await sleep(restartAfterMs);
      }
    }
  };
  return {
    name: 'HoldBeforeWork',
    version: '1.0.0',
    worker: { hooks: { startWorker: (_info, { worker }) => hold(worker.workerPool) } },
  };
}
