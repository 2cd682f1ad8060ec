import { setTimeout as sleep } from 'node:timers/promises';
import { type InboxSignal, readInboxChange } from '@dehesa/domain/inbox';
import { type BoardSignal, readBoardChange } from '@dehesa/domain/reservations';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseWatch } from '@dehesa/db';
import { Client } from 'pg';
import type { ActivityFeed, FeedListener } from '../activity-feed';
import type { InboxFeed } from '../inbox-feed';
import { untilPresent, watchedConnection } from './database-presence';

interface FeedOptions {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  /** With it the connection is given up and opened again as soon as the database goes and comes. */
  watch?: DatabaseWatch;
  /** How long the connection stays open once nobody watches any more. */
  lingerMs?: number;
  /** How often the connection is asked whether it still lives, and how long the answer may take. */
  checkEveryMs?: number;
  /** The first pause before it is opened again; the pauses double up to ten of it. */
  reconnectAfterMs?: number;
}

type Signal = BoardSignal | InboxSignal;
type Listener = (signal: Signal) => void;

/** What the notifications of each channel are about; undefined for what a newer version may tell. */
const readers: Readonly<Record<string, (payload: string) => { topic: string; signal: Signal } | undefined>> = {
  activity_changed(payload) {
    const read = readBoardChange(payload);
    return read && { topic: `activity ${read.activityId}`, signal: read.change };
  },
  inbox_changed(payload) {
    const territoryId = readInboxChange(payload);
    return territoryId === undefined ? undefined : { topic: `inbox ${territoryId}`, signal: 'changed' };
  },
};

const listenToAll = Object.keys(readers)
  .map((channel) => `listen ${channel}`)
  .join('; ');

/**
 * The process's one connection that listens to the database's notifications, whatever the number of boards and inboxes
 * that are open. It is open only while somebody watches, so that bookings wake nobody otherwise.
 */
export class PostgresFeed implements ActivityFeed, InboxFeed {
  readonly #options: Required<Omit<FeedOptions, 'watch'>> & Pick<FeedOptions, 'watch'>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #closed = new AbortController();
  #running: Promise<void> | undefined;
  #listening = false;
  #leave: (() => void) | undefined;
  #linger: NodeJS.Timeout | undefined;

  constructor(options: FeedOptions) {
    this.#options = { lingerMs: 30_000, checkEveryMs: 20_000, reconnectAfterMs: 500, ...options };
  }

  watch(activityId: number, listener: FeedListener): () => void {
    return this.#watch(`activity ${activityId}`, (signal) => {
      if (signal !== 'changed') listener(signal);
    });
  }

  watchInbox(territoryId: number, listener: (signal: InboxSignal) => void): () => void {
    return this.#watch(`inbox ${territoryId}`, (signal) => {
      listener(signal === 'missed' || signal === 'lost' ? signal : 'changed');
    });
  }

  /** `own` is a function of its own for each call, so that the same listener may watch twice. */
  #watch(topic: string, own: Listener): () => void {
    const watching = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, watching.add(own));
    clearTimeout(this.#linger);
    if (this.#listening) queueMicrotask(() => watching.has(own) && own('missed'));
    else this.#start();
    return () => {
      watching.delete(own);
      if (watching.size === 0 && this.#listeners.get(topic) === watching) this.#listeners.delete(topic);
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
    const { logger, reconnectAfterMs, watch } = this.#options;
    for (let pause = reconnectAfterMs; this.#wanted; pause = Math.min(pause * 2, reconnectAfterMs * 10)) {
      try {
        await this.#listen(() => (pause = reconnectAfterMs));
      } catch (error) {
        logger.warn({ err: error }, 'lost the connection that tells of changes');
        this.#tellAll('lost');
        await sleep(pause, undefined, { signal: this.#closed.signal }).catch(() => undefined);
        if (watch === undefined || watch.awaySince === null) continue;
        await untilPresent(watch, this.#closed.signal);
        pause = reconnectAfterMs;
      }
    }
  }

  /** Until nobody watches any more; fails when the connection does. */
  async #listen(onListening: () => void): Promise<void> {
    const { databaseUrl, checkEveryMs, watch } = this.#options;
    const client = new Client({
      ...watchedConnection(databaseUrl, 'dehesa-feed', watch),
      query_timeout: checkEveryMs,
    });
    const ended = new Promise<void>((resolve, reject) => {
      this.#leave = resolve;
      client.on('error', reject);
      client.on('end', () => reject(new Error('the database has ended the connection')));
    });
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload));
    let check: NodeJS.Timeout | undefined;
    try {
      const listening = client.connect().then(() => client.query(listenToAll));
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

  #tell(channel: string, payload: string): void {
    const read = readers[channel]?.(payload);
    if (read === undefined) return;
    for (const listener of this.#listeners.get(read.topic) ?? []) listener(read.signal);
  }

  #tellAll(signal: 'missed' | 'lost'): void {
    for (const watching of this.#listeners.values()) for (const listener of watching) listener(signal);
  }
}
