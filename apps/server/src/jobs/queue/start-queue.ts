import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseWatch } from '@dehesa/db';
import { giveUpLostImports } from '@dehesa/services/imports';
import { failLostMedia } from '@dehesa/services/inbox';
import { requeueLostMessages } from '@dehesa/services/messages';
import { expireOverdueMoves, expireOverdueOffers } from '@dehesa/services/reservations';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Outgoing } from '../../adapters/outgoing/outgoing';
import { leaveAlone } from '../../adapters/mail/leave-alone';
import { type MailTimeouts, smtpMailers } from '../../adapters/mail/smtp-mailer';
import type { AppDeps } from '../../app-deps';
import { untilPresent } from '../../adapters/database-presence';
import { createLogger, withoutParams } from '../../adapters/logger';
import { serviceContext } from '../../requests/request-context';
import { downloadPostalCodesCron } from '../places/download-postal-codes';
import { fetchBordersCron } from '../places/fetch-borders';
import { forgetVisitorsCron } from '../forget-visitors';
import { LiveWorkers } from './live-workers';
import { nightlyCron } from '../nightly';
import { notifyAdministratorsCron } from '../notify-administrators';
import { queueRemindersCron } from '../queue-reminders';
import { QueuePool } from './queue-pool';
import { QuietMoment } from './quiet-moment';
import { backupCron } from '../take-backup';
import { tasks } from '../tasks';
import { withoutValues } from './without-values';

export interface QueueOptions {
  databaseUrl: string;
  deps: AppDeps;
  smtpUrl: string | null;
  mailTimeouts?: MailTimeouts;
  outgoing?: Outgoing;
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
/** Workers that ended are launched anew after this long, then after twice as long, unless they had worked for a while. */
const restartAfterMs = 1_000;
const longestRestartMs = 30_000;
const steadyAfterMs = 60_000;
const lostWorkEveryMs = 60_000;

/** Starts the queue's workers in this process and keeps them running whatever the database does meanwhile (B35). */
export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { databaseUrl, deps, smtpUrl, mailTimeouts, outgoing, pollInterval = 1_000, stopPatience = 5_000 } = options;
  const logger = deps.logger === false ? createLogger('silent') : deps.logger;
  const { databaseWatch: watch } = deps;
  let runner: Runner | undefined;
  const stopRunner = async () => runner?.stop().catch(() => undefined);
  const pool = new QueuePool({
    databaseUrl,
    max: concurrency,
    logger,
    watch,
    onUnsettled(error) {
      if (stopping()) return;
      // Its job stays locked by these workers: it is set free, and looked at again, once they are gone.
      logger.error({ err: error }, 'a job may be in nobody’s hands: the workers begin anew');
      void stopRunner();
    },
  });
  const smtp = smtpMailers(serviceContext(deps, null), {
    smtpUrl,
    ...(mailTimeouts && { timeouts: mailTimeouts }),
    ...(outgoing && { outgoing }),
  });
  const mailers = leaveAlone(smtp, { pause: mailTimeouts?.pause });
  const live = new LiveWorkers({ databaseUrl, logger, watch });
  const quiet = new QuietMoment();
  const stopped = new AbortController();
  const stopping = () => stopped.signal.aborted;
  const plain = withoutValues(tasks({ deps, mailers, logger, quiet, stopping: stopped.signal }));
  const taskList = deps.traced === true ? (await import('../../tracing/traced-tasks')).tracedTasks(plain) : plain;
  const launch = () => launchWorkers({ pool, taskList, live, logger, pollInterval, stopPatience, stopping });

  const first = await launch();
  runner = first;
  await live.start();
  const stopLookingForLost = await lookForLostWork(deps, logger);
  const supervision = keepRunning(first, {
    launch: async () => (runner = await launch()),
    pause: (milliseconds) => pauseUnlessStopped(milliseconds, stopped.signal, watch),
    stopping,
    logger,
  });

  return {
    async stop() {
      stopped.abort();
      stopLookingForLost();
      pool.stopWaiting();
      await stopRunner();
      await supervision;
      quiet.close();
      mailers.close();
      await live.stop();
      await pool.end();
    },
  };
}

interface Keeping {
  launch: () => Promise<Runner>;
  pause: (milliseconds: number) => Promise<void>;
  stopping: () => boolean;
  logger: FastifyBaseLogger;
}

/** Launches workers anew whenever they end, until the queue stops. */
async function keepRunning(first: Runner, { launch, pause, stopping, logger }: Keeping): Promise<void> {
  let runner: Runner | undefined = first;
  for (let next = restartAfterMs; !stopping(); next = Math.min(next * 2, longestRestartMs)) {
    const began = Date.now();
    const stoppedInOrder = await runner?.promise.then(
      () => true,
      (error: unknown) => logger.error({ err: error }, 'the queue stopped'),
    );
    if (stoppedInOrder === true || Date.now() - began > steadyAfterMs) next = restartAfterMs;
    await pause(next);
    if (stopping()) return;
    runner = await launch().catch((error: unknown) => {
      logger.error({ err: error }, 'the queue does not start');
      return undefined;
    });
    if (stopping()) await runner?.stop().catch(() => undefined);
  }
}

/** A pause that ends with the outage where there is one. */
async function pauseUnlessStopped(milliseconds: number, stopped: AbortSignal, watch?: DatabaseWatch): Promise<void> {
  if (watch !== undefined && watch.awaySince !== null) return untilPresent(watch, stopped);
  await sleep(milliseconds, undefined, { signal: stopped }).catch(() => undefined);
}

/**
 * At the start and from then on: messages that wait without a job get one, offers whose time has passed end, and what died
 * in its last try is given up. What cannot be done keeps neither the rest of it nor the server from starting.
 */
async function lookForLostWork(deps: AppDeps, logger: FastifyBaseLogger): Promise<() => void> {
  const ctx = serviceContext(deps, null);
  const kinds: readonly (readonly [found: string, look: () => Promise<number>])[] = [
    ['messages without a job were queued again', () => requeueLostMessages(deps)],
    ['offers of the waiting list ended late', () => expireOverdueOffers(ctx)],
    ['places on other dates were given back late', () => expireOverdueMoves(ctx)],
    ['steps of imports were given up late', () => giveUpLostImports(ctx)],
    ['files of WhatsApp were given up late', () => failLostMedia(ctx)],
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
  stopping: () => boolean;
}

async function launchWorkers(launch: Launch): Promise<Runner> {
  const { pool, taskList, live, logger, pollInterval, stopPatience, stopping } = launch;
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems([
      nightlyCron,
      queueRemindersCron,
      notifyAdministratorsCron,
      forgetVisitorsCron,
      downloadPostalCodesCron,
      fetchBordersCron,
      backupCron,
    ]),
    concurrency,
    pollInterval,
    noHandleSignals: true,
    logger: new Logger(() => (level: string, message, meta) => {
      // What the end of the process breaks off is tried again: nobody has to be told at night.
      const severity = stopping() && wasBrokenOff(meta) ? 'warn' : 'error';
      // A failed job's message has the error's within.
      if (level === 'error') logger[severity](withoutParams(message));
    }),
    gracefulShutdownAbortTimeout: stopPatience,
    preset: { plugins: [holdBeforeWork(live)] },
  });
  stopWhenStuck(runner);
  return runner;
}

function wasBrokenOff({ failure, error }: Record<string, unknown> = {}): boolean {
  return failure === true && error instanceof Error && error.name === 'AbortError';
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
