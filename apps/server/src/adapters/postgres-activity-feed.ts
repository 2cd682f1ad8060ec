import { setTimeout as sleep } from 'node:timers/promises';
import { type BoardSignal, readBoardChange } from '@dehesa/domain/reservations';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { ActivityFeed, FeedListener } from '../activity-feed';

const connectTimeoutMs = 5_000;

interface FeedOptions {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** How long the connection stays open once nobody watches any more. */
  lingerMs?: number;
  /** How often the connection is asked whether it still lives, and how long the answer may take. */
  checkEveryMs?: number;
  /** The first pause before it is opened again; the pauses double up to ten of it. */
  reconnectAfterMs?: number;
}

/**
 * The process's one connection that listens to the database's notifications (`activity_changed`), whatever the number of
 * boards that are open. It is open only while somebody watches, so that bookings wake nobody otherwise.
 */
export class PostgresActivityFeed implements ActivityFeed {
  readonly #options: Required<FeedOptions>;
  readonly #listeners = new Map<number, Set<FeedListener>>();
  readonly #closed = new AbortController();
  #running: Promise<void> | undefined;
  #listening = false;
  #leave: (() => void) | undefined;
  #linger: NodeJS.Timeout | undefined;

  constructor(options: FeedOptions) {
    this.#options = { lingerMs: 30_000, checkEveryMs: 20_000, reconnectAfterMs: 500, ...options };
  }

  watch(activityId: number, listener: FeedListener): () => void {
    const watching = this.#listeners.get(activityId) ?? new Set();
    // A function of its own for each call, so that the same listener may watch twice.
    const own: FeedListener = (signal) => listener(signal);
    this.#listeners.set(activityId, watching.add(own));
    clearTimeout(this.#linger);
    if (this.#listening) queueMicrotask(() => watching.has(own) && own('missed'));
    else this.#start();
    return () => {
      watching.delete(own);
      if (watching.size === 0 && this.#listeners.get(activityId) === watching) this.#listeners.delete(activityId);
      if (!this.#wanted) this.#linger = setTimeout(() => this.#leave?.(), this.#options.lingerMs).unref();
    };
  }

  async close(): Promise<void> {
    this.#closed.abort();
    clearTimeout(this.#linger);
    this.#leave?.();
    await this.#running;
  }

  get #wanted(): boolean {
    return this.#listeners.size > 0 && !this.#closed.signal.aborted;
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#wanted) this.#start();
    });
  }

  /** Connection after connection, for as long as somebody watches. */
  async #run(): Promise<void> {
    const { logger, reconnectAfterMs } = this.#options;
    for (let pause = reconnectAfterMs; this.#wanted; pause = Math.min(pause * 2, reconnectAfterMs * 10)) {
      try {
        await this.#listen(() => (pause = reconnectAfterMs));
      } catch (error) {
        logger.warn({ err: error }, 'lost the connection that tells of changes');
        this.#tellAll('lost');
        await sleep(pause, undefined, { signal: this.#closed.signal }).catch(() => undefined);
      }
    }
  }

  /** Until nobody watches any more; fails when the connection does. */
  async #listen(onListening: () => void): Promise<void> {
    const { databaseUrl, checkEveryMs } = this.#options;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'dehesa-feed',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: checkEveryMs,
    });
    const ended = new Promise<void>((resolve, reject) => {
      this.#leave = resolve;
      client.on('error', reject);
      client.on('end', () => reject(new Error('the database has ended the connection')));
    });
    client.on('notification', ({ payload = '' }) => this.#tell(payload));
    let check: NodeJS.Timeout | undefined;
    try {
      const listening = client.connect().then(() => client.query('listen activity_changed'));
      const left = await Promise.race([listening.then(() => false), ended.then(() => true)]);
      if (left) return;
      this.#listening = true;
      onListening();
      this.#tellAll('missed');
      // A peer that is gone without a word is found out by asking.
      check = setInterval(() => {
        client.query('select 1').catch(() => client.end().catch(() => undefined));
      }, checkEveryMs).unref();
      await ended;
    } finally {
      clearInterval(check);
      this.#listening = false;
      this.#leave = undefined;
      client.end().catch(() => undefined);
    }
  }

  #tell(payload: string): void {
    const read = readBoardChange(payload);
    if (read === undefined) return;
    for (const listener of this.#listeners.get(read.activityId) ?? []) listener(read.change);
  }

  #tellAll(signal: BoardSignal): void {
    for (const watching of this.#listeners.values()) for (const listener of watching) listener(signal);
  }
}
