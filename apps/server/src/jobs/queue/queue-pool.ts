import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseWatch } from '@dehesa/db';
import { isDatabaseAway } from '@dehesa/services/database-errors';
import type { FastifyBaseLogger } from 'fastify';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { untilPresent, watchedConnection } from '../../adapters/database-presence';

export interface QueuePoolOptions {
  databaseUrl: string;
  max: number;
  logger: FastifyBaseLogger;
  watch: DatabaseWatch | undefined;
  /** How long, in milliseconds, an answer is waited for before its connection counts as lost. */
  patience?: number;
  /** The end of a job could not be written down and never will be, or a job was taken that never arrived. */
  onUnsettled: (error: unknown) => void;
}

/** The library's statements by which a job that was done, or has failed, leaves the hands of its worker. */
const settles = /^(complete|fail)_jobs?(_q)?\//;
/** The one by which a worker takes a job. */
const takes = /^get_job/;
const firstPauseMs = 100;
const longestPauseMs = 1_000;
const answerPatienceMs = 30_000;

/**
 * The queue's connections, made for a library that does not wait for the end of a job to be written down: what fails there
 * nobody catches. So those statements are said again until the database has heard them (both may be said twice), and
 * whoever wants a connection while it is away waits for it, which spares the library's pauses of minutes.
 */
export class QueuePool extends Pool {
  readonly #options: QueuePoolOptions;
  readonly #connection: ClientConfig;
  readonly #stopping = new AbortController();

  constructor(options: QueuePoolOptions) {
    const { databaseUrl, max, logger, watch, patience = answerPatienceMs } = options;
    const connection = { ...watchedConnection(databaseUrl, 'dehesa-queue', watch), query_timeout: patience };
    super({ ...connection, max });
    this.#options = options;
    this.#connection = connection;
    // Every worker may wait for the database at once; each takes its listener back.
    setMaxListeners(0, this.#stopping.signal);
    const warn = (error: Error) => logger.warn({ err: error }, 'a connection of the queue was lost');
    this.on('error', warn);
    this.on('connect', (client) => client.on('error', warn));
  }

  /** From now on nobody waits for the database any more. */
  stopWaiting(): void {
    this.#stopping.abort();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback === undefined) return this.#connectInTheEnd();
    void this.#connectOnceThere(callback);
  }

  async #connectOnceThere(tell: Parameters<Pool['connect']>[0]): Promise<void> {
    await untilPresent(this.#options.watch, this.#stopping.signal);
    super.connect(tell);
  }

  async #connectInTheEnd(): Promise<PoolClient> {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      await untilPresent(this.#options.watch, this.#stopping.signal);
      try {
        return this.#settling(await super.connect());
      } catch (error) {
        if (this.#stopping.signal.aborted) return deafClient(error);
        if (!isDatabaseAway(error)) throw error;
        await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** The same client, whose statements that settle a job do not fail. */
  #settling(client: PoolClient): PoolClient {
    const query = client.query.bind(client);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is that client, by its prototype
    const own = Object.create(client) as PoolClient;
    return Object.assign(own, {
      query: (...args: Parameters<typeof query>) => {
        const [statement] = args;
        const asked: unknown = query(...args);
        if (!(asked instanceof Promise)) return asked;
        const answer = asked.catch((error: unknown) => leaveUnanswered(client, error));
        if (isSettling(statement)) return answer.catch((error: unknown) => this.#sayAgain(statement, error));
        return isNamed(statement, takes) ? answer.catch((error: unknown) => this.#tellLost(error)) : answer;
      },
    });
  }

  /** The database may have given out a job whose name never arrived: it stays locked, and nobody works on it. */
  #tellLost(error: unknown): never {
    if (isDatabaseAway(error) && !this.#stopping.signal.aborted) this.#options.onUnsettled(error);
    throw error;
  }

  async #sayAgain(statement: SettlingStatement, failed: unknown): Promise<unknown> {
    const { logger, onUnsettled } = this.#options;
    let error = failed;
    for (let pause = firstPauseMs; isDatabaseAway(error); pause = Math.min(pause * 2, longestPauseMs)) {
      if (this.#stopping.signal.aborted) break;
      logger.warn({ err: error }, 'the end of a job is written down later');
      await sleep(pause);
      try {
        return await this.#sayByItself(statement);
      } catch (again) {
        error = again;
      }
    }
    onUnsettled(error);
    return nothing;
  }

  /** Through a connection outside the pool: its own may all be held by workers who wait for just this. */
  async #sayByItself(statement: SettlingStatement): Promise<unknown> {
    const client = new Client(this.#connection);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.query(statement);
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

/** Whoever got such a connection next would wait behind the answer that does not come. */
function leaveUnanswered(client: PoolClient, error: unknown): never {
  if (error instanceof Error && error.message === 'Query read timeout' && client instanceof Client) {
    void client.end().catch(() => undefined);
  }
  throw error;
}

const nothing = { rows: [], rowCount: 0 };

/** For a queue that stops without its database: the next start finds the jobs that this one had. */
function deafClient(error: unknown): PoolClient {
  const client = {
    query: async (statement: unknown) => {
      if (isSettling(statement)) return nothing;
      throw error;
    },
    release: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the library asks of a client that it was lent
  return client as unknown as PoolClient;
}

interface SettlingStatement {
  name: string;
  text: string;
  values: unknown[];
}

function isSettling(statement: unknown): statement is SettlingStatement {
  return isNamed(statement, settles);
}

function isNamed(statement: unknown, names: RegExp): boolean {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    typeof statement.name === 'string' &&
    names.test(statement.name)
  );
}
