import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseWatch } from '@dehesa/db';
import { Client } from 'pg';
import { untilPresent, watchedConnection } from '../../adapters/database-presence';

/** First half of the advisory lock of a live worker pool; the second is the hash of the pool's id. */
const lockSpace = 727_003;
const sweepEveryMs = 30_000;
/** A database that fails over takes the locks of all processes away, and they are back only after they have found the new one. */
const deadAfterMs = 20_000;
const reconnectAfterMs = 1_000;

export interface LiveWorkersOptions {
  databaseUrl: string;
  logger: FastifyBaseLogger;
  watch?: DatabaseWatch | undefined;
  /** How long the lock of a pool is seen to be free until it counts as dead. */
  deadAfterMs?: number;
}

/**
 * Tells the worker pools of living processes from those of dead ones. Each process holds a session's advisory lock for
 * its pool as long as it lives; the database gives it back however the process ends. Jobs locked by a pool whose lock
 * nobody holds are set free, where the queue alone would wait four hours: at once by a process that starts, since what it
 * finds is mostly its own former life's, otherwise once the lock was free for a while.
 */
export class LiveWorkers {
  readonly #databaseUrl: string;
  readonly #logger: FastifyBaseLogger;
  readonly #watch: DatabaseWatch | undefined;
  readonly #stopping = new AbortController();
  readonly #deadAfterMs: number;
  #poolId: string | undefined;
  /** Pools whose lock was free at every look since. */
  #freeSince = new Map<string, number>();
  #client: Client | undefined;
  #turns: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** `stop` was called: nothing is held any more. */
  stopped = false;

  constructor({ databaseUrl, logger, watch, deadAfterMs: patience = deadAfterMs }: LiveWorkersOptions) {
    this.#databaseUrl = databaseUrl;
    this.#deadAfterMs = patience;
    this.#logger = logger;
    this.#watch = watch;
  }

  /** Sweeps from now on, once at the beginning. */
  async start(): Promise<void> {
    await this.#inTurn((client) => this.#releaseDead(client, allFree));
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.#logger.warn({ err: error }, 'could not look for dead workers'));
    }, sweepEveryMs).unref();
  }

  /** Holds the lock of a pool until `stop`; the pool must not take a job before. One that was held before is given up, with its jobs. */
  hold(poolId: string): Promise<void> {
    return this.#inTurn(async (client) => {
      if (this.#poolId === poolId) return;
      const former = this.#poolId;
      await client.query('select pg_advisory_unlock_all()');
      await lock(client, poolId);
      this.#poolId = poolId;
      await this.#releaseDead(client, former === undefined ? allFree : [former]);
    });
  }

  /** Sets free what dead pools left locked. */
  sweep(): Promise<void> {
    return this.#inTurn((client) => this.#releaseDead(client, []));
  }

  /** Of those whose lock can be had: the ones that are known to be dead, and the ones that were so for long enough. */
  async #releaseDead(client: Client, known: typeof allFree | readonly string[]): Promise<void> {
    const now = performance.now();
    const overdue = [...this.#freeSince].filter(([, since]) => now - since >= this.#deadAfterMs).map(([pool]) => pool);
    const dead = known === allFree ? null : [...known, ...overdue];
    const { rows } = await client.query<{ free: string[]; released: number }>(releaseDeadPools, [
      this.#poolId ?? null,
      dead,
    ]);
    const [{ free, released } = { free: [], released: 0 }] = rows;
    this.#freeSince = new Map(free.map((pool) => [pool, this.#freeSince.get(pool) ?? now]));
    if (released > 0) this.#logger.info('jobs of workers that are gone were taken over');
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#client?.end();
  }

  /** One piece of work after the other on the one connection. It is opened when needed, and given up after any failure. */
  #inTurn(work: (client: Client) => Promise<void>): Promise<void> {
    const before = this.#turns;
    const turn = (async () => {
      await before;
      const client = (this.#client ??= await this.#open());
      try {
        await work(client);
      } catch (error) {
        if (this.#client === client) this.#client = undefined;
        client.end().catch(() => undefined);
        throw error;
      }
    })();
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  async #open(): Promise<Client> {
    await untilPresent(this.#watch, this.#stopping.signal);
    const client = new Client(watchedConnection(this.#databaseUrl, 'dehesa-queue', this.#watch));
    client.on('error', (error) => {
      this.#logger.warn({ err: error }, 'lost the connection that shows this server to be alive');
      if (this.#client === client) this.#client = undefined;
      this.#reconnectSoon();
    });
    await client.connect();
    if (this.#poolId !== undefined) await lock(client, this.#poolId);
    return client;
  }

  /** Until the lock is back another server may take this one's jobs for orphaned, so it does not wait for the sweep. */
  #reconnectSoon(): void {
    setTimeout(() => {
      if (this.stopped) return;
      this.#inTurn(async () => undefined).catch(() => this.#reconnectSoon());
    }, reconnectAfterMs).unref();
  }
}

const allFree = Symbol('allFree');

/** A pool whose lock can be had is free; `$1` is our own, whose lock this session would get again, `$2` are the dead ones, null for all. */
const releaseDeadPools = `
  with locked as materialized (
    select distinct locked_by as pool from graphile_worker.jobs
    where locked_by is not null and locked_by is distinct from $1
  ), free as materialized (
    select pool from locked where pg_try_advisory_xact_lock(${lockSpace}, hashtext(pool))
  ), released as materialized (
    select graphile_worker.force_unlock_workers(array_agg(pool)) from free
    where $2::text[] is null or pool = any($2::text[]) having count(*) > 0
  )
  select array(select pool from free where $2::text[] is not null and pool <> all($2::text[])) as free,
    (select count(*)::int from released) as released`;

async function lock(client: Client, poolId: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockSpace}, hashtext($1))`, [poolId]);
}
