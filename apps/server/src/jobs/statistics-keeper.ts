import { setTimeout as sleep } from 'node:timers/promises';
import { readBoardChange } from '@dehesa/domain/reservations';
import {
  reconcileStatistics,
  refreshStatistics,
  stampStatistics,
  statisticsKeeperLock,
} from '@dehesa/services/statistics';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { untilPresent, watchedConnection } from '../adapters/database-presence';
import type { AppDeps } from '../app-deps';
import { serviceContext } from '../requests/request-context';

interface KeeperOptions {
  databaseUrl: string;
  deps: AppDeps;
  logger: FastifyBaseLogger;
  /** The shortest pause between two counts, in milliseconds. */
  shortestPauseMs?: number;
  /** How soon another process takes over where one has died. */
  retryMs?: number;
}

/** However long a count takes: with it the statistics stay within their minute. */
const longestPauseMs = 20_000;
/** A pause is so many times as long as the count before it, so that counting takes a twentieth of a processor. */
const pauseShare = 20;
/** A lost connection is opened again after this long, and no sooner than the database answers. */
const reconnectAfterMs = 1_000;
/** How often it is said that nothing has changed. */
const stampEveryMs = 10_000;

/**
 * Keeps the statistics up to date in the background: the database tells which activities have changed
 * (`activity_changed`), and those alone are counted again. One process does it for all, by a lock that the database gives
 * back however that process ends; who takes over counts everything once, since nobody listened meanwhile.
 */
export class StatisticsKeeper {
  readonly #options: Required<KeeperOptions>;
  readonly #stopped = new AbortController();
  readonly #changed = new Set<number>();
  #running: Promise<void> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = { shortestPauseMs: 1_000, retryMs: 5_000, ...options };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends between two counts; the next process finds what this one left. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  get #stopping(): boolean {
    return this.#stopped.signal.aborted;
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  async #run(): Promise<void> {
    const { logger, deps } = this.#options;
    while (!this.#stopping) {
      try {
        await this.#withConnection((client) => this.#keep(client));
      } catch (error) {
        if (this.#stopping) return;
        logger.warn({ err: error }, 'the statistics are not kept for the moment');
        await this.#pause(reconnectAfterMs);
        await untilPresent(deps.databaseWatch, this.#stopped.signal);
      }
    }
  }

  /** Fails as soon as the connection does, whatever is waited for. */
  async #withConnection(work: (client: Client) => Promise<void>): Promise<void> {
    const { databaseUrl, deps } = this.#options;
    const client = new Client({
      ...watchedConnection(databaseUrl, 'dehesa-statistics', deps.databaseWatch),
      query_timeout: longestPauseMs,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the database has ended the connection')));
    });
    client.on('notification', ({ payload = '' }) => {
      const read = readBoardChange(payload);
      if (read !== undefined) this.#changed.add(read.activityId);
    });
    try {
      await Promise.race([client.connect().then(() => work(client)), lost]);
    } finally {
      lost.catch(() => undefined);
      client.end().catch(() => undefined);
    }
  }

  async #keep(client: Client): Promise<void> {
    const { deps, logger, shortestPauseMs } = this.#options;
    const system = serviceContext(deps, null);
    if (!(await this.#waitForTurn(client))) return;
    this.#changed.clear();
    await client.query('listen activity_changed');
    const differed = await reconcileStatistics(system, this.#stopped.signal);
    logger.debug({ differed }, 'this server keeps the statistics');
    let stampedAt = Date.now();
    for (let pause = shortestPauseMs; !this.#stopping;) {
      await this.#pause(pause);
      const since = deps.clock.now();
      // What was told before the answer has arrived with it; a peer that is gone without a word is found out.
      await client.query('select 1');
      const began = Date.now();
      const ids = [...this.#changed];
      this.#changed.clear();
      if (ids.length > 0) await refreshStatistics(system, ids, since);
      else if (began - stampedAt > stampEveryMs) await stampStatistics(system.db, since);
      else continue;
      stampedAt = began;
      pause = Math.min(Math.max((Date.now() - began) * pauseShare, shortestPauseMs), longestPauseMs);
    }
  }

  /** Whether it is this process's turn in the end; false when it stops before. */
  async #waitForTurn(client: Client): Promise<boolean> {
    while (!this.#stopping) {
      const { rows } = await client.query<{ had: boolean }>('select pg_try_advisory_lock($1, 0) as had', [
        statisticsKeeperLock,
      ]);
      if (rows[0]?.had === true) return true;
      await this.#pause(this.#options.retryMs);
    }
    return false;
  }
}
